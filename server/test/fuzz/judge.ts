/** Checks that hold for every reply, whatever the request. */
import { errorBody } from '@lulus/contract';
import type { Reply } from './operations.ts';

/** The contract's codes by status. A request that conflicts with the state has a specific code. */
const CODES: Record<number, RegExp> = {
  400: /^bad_request$/,
  // Below the application: the request arrived too slowly, or its headers are too large.
  408: /^bad_request$/,
  401: /^(unauthenticated|bad_credentials)$/,
  403: /^[a-z_]+$/,
  404: /^not_found$/,
  409: /^[a-z_]+$/,
  410: /^[a-z_]+$/,
  413: /^too_large$/,
  415: /^unsupported_media_type$/,
  416: /^bad_request$/,
  422: /^validation_failed$/,
  429: /^[a-z_]+$/,
  431: /^too_large$/,
};

export interface Answered {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

const shorten = (text: string) => text.slice(0, 200);

/** Words that reveal the server's internals, and must not be in a reply. */
const TELLTALE = /\bat [\w.<>]+ \(|node_modules|\/server\/src\/|select .+ from |insert into |syntax error at/;

/** What is wrong with a rejection; undefined if correct. */
export function judgeRefusal({ status, headers, body }: Answered): string | undefined {
  if (status >= 500) return `is answered ${status}: ${shorten(body)}`;
  const codes = CODES[status];
  if (!codes) return `is answered ${status}, which the contract does not have`;
  if (!String(headers['content-type']).startsWith('application/json'))
    return `is refused as ${headers['content-type']}`;
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return `is refused with what is no JSON: ${shorten(body)}`;
  }
  const refusal = errorBody.strict().safeParse(parsed);
  if (!refusal.success) return `is refused in another shape: ${shorten(body)}`;
  const { code, message } = refusal.data;
  if (!codes.test(code)) return `is refused with ${status} ${code}`;
  if (status === 422 && typeof message === 'string')
    return `is refused without saying which field: ${message}`;
  if (status === 429 && headers['retry-after'] === undefined) return 'is refused without Retry-After';
  if (TELLTALE.test(body)) return `tells what the server is made of: ${shorten(body)}`;
  return undefined;
}

function judgeSuccess(answered: Answered, replies: Map<string, Reply>): string | undefined {
  const { status, headers, body } = answered;
  const reply = replies.get(String(status));
  if (!reply) return `is answered ${status}, which its description does not have`;
  if (!String(headers['content-type']).startsWith(reply.type))
    return `is answered as ${headers['content-type']}`;
  const wrong = reply.schema?.safeParse(JSON.parse(body)).error;
  return wrong && `breaks its schema: ${shorten(JSON.stringify(wrong.issues))}`;
}

function judgeChanges(changes: string[]): string | undefined {
  return changes.length > 0 ? `is refused but changes ${changes.join(', ')}` : undefined;
}

/** What is wrong with the answer to an operation, and with its effects. */
export function judge(
  answered: Answered,
  replies: Map<string, Reply>,
  changes: string[],
): string | undefined {
  if (answered.headers['x-request-id'] === undefined) return 'is answered without a request id';
  // Only the browser that requested the paper may cache it, and must revalidate it each time.
  if (!['no-store', 'private, no-cache'].includes(String(answered.headers['cache-control'])))
    return 'is answered in a way that caches may keep';
  if (answered.status < 400) return judgeSuccess(answered, replies);
  return judgeChanges(changes) ?? judgeRefusal(answered);
}

/** HTTP's own status for an unsupported `Expect` header. Node answers it without a body. */
const EXPECTATION_FAILED = 417;

/** What is wrong with the answers to bytes that may not be a valid request. A closed connection is also an answer. */
export function judgeRaw(all: Answered[], changes: string[]): string | undefined {
  const changed = all.some(({ status }) => status < 400) ? undefined : judgeChanges(changes);
  if (changed) return changed;
  for (const answered of all) {
    const { status, body } = answered;
    if (Number.isNaN(status) || status >= 500) return `is answered ${status}: ${shorten(body)}`;
    if (status < 400) continue;
    // The answer to HEAD has only headers.
    const wrong = body === '' || status === EXPECTATION_FAILED ? undefined : judgeRefusal(answered);
    if (wrong) return wrong;
  }
  return undefined;
}
