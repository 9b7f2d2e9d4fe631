/** Checks that hold for every answer, for any request. */
import { errorBody } from '@lulus/contract';
import type { Reply } from './operations.ts';

/** The contract's error codes by status. Conflicts with the state have specific codes. */
const CODES: Record<number, RegExp> = {
  400: /^bad_request$/,
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
};

export interface Answered {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

const shorten = (text: string) => text.slice(0, 200);

/** Patterns that reveal the server's internals. */
const INTERNALS =
  /\bat [\w.<>]+ \(|node_modules|\/server\/src\/|select .+ from |insert into |syntax error at/;

/** Returns the fault of a rejection, or undefined. */
export function checkRejection({ status, headers, body }: Answered): string | undefined {
  if (status >= 500) return `is answered ${status}: ${shorten(body)}`;
  const codes = CODES[status];
  if (!codes) return `is answered ${status}, which the contract does not have`;
  if (!String(headers['content-type']).startsWith('application/json'))
    return `is rejected as ${headers['content-type']}`;
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return `is rejected with a body that is not JSON: ${shorten(body)}`;
  }
  const refusal = errorBody.strict().safeParse(parsed);
  if (!refusal.success) return `is rejected in another shape: ${shorten(body)}`;
  const { code, message } = refusal.data;
  if (!codes.test(code)) return `is rejected with ${status} ${code}`;
  if (status === 422 && typeof message === 'string') return `is rejected without a field name: ${message}`;
  if (status === 429 && headers['retry-after'] === undefined) return 'is rejected without Retry-After';
  if (INTERNALS.test(body)) return `reveals server internals: ${shorten(body)}`;
  return undefined;
}

function checkSuccess(answered: Answered, replies: Map<string, Reply>): string | undefined {
  const { status, headers, body } = answered;
  const reply = replies.get(String(status));
  if (!reply) return `is answered ${status}, which its description does not have`;
  if (!String(headers['content-type']).startsWith(reply.type))
    return `is answered as ${headers['content-type']}`;
  const wrong = reply.schema?.safeParse(JSON.parse(body)).error;
  return wrong && `breaks its schema: ${shorten(JSON.stringify(wrong.issues))}`;
}

function checkChanges(changes: string[]): string | undefined {
  return changes.length > 0 ? `is rejected but changes ${changes.join(', ')}` : undefined;
}

/** Returns the fault of an answer to an operation or of its effects, or undefined. */
export function checkAnswer(
  answered: Answered,
  replies: Map<string, Reply>,
  changes: string[],
): string | undefined {
  if (answered.headers['x-request-id'] === undefined) return 'is answered without a request id';
  // A paper may be cached by its browser only, which must revalidate it each time.
  if (!['no-store', 'private, no-cache'].includes(String(answered.headers['cache-control'])))
    return 'is answered so that caches may store it';
  if (answered.status < 400) return checkSuccess(answered, replies);
  return checkChanges(changes) ?? checkRejection(answered);
}

/**
 * Statuses of answers from below the application, which have no request id. Fastify and Node send them for bytes that
 * are not HTTP, slow requests, an unsupported `Expect` header, and large headers.
 */
const FROM_BELOW = [400, 408, 417, 431];

/**
 * Returns the fault of the answers to raw bytes, or undefined. A closed connection without an answer is no
 * fault.
 */
export function checkRaw(all: Answered[], changes: string[]): string | undefined {
  const changed = all.some(({ status }) => status < 400) ? undefined : checkChanges(changes);
  if (changed) return changed;
  for (const answered of all) {
    const { status, body } = answered;
    if (Number.isNaN(status) || status >= 500) return `is answered ${status}: ${shorten(body)}`;
    if (status < 400) continue;
    const isFromBelow = FROM_BELOW.includes(status) && answered.headers['x-request-id'] === undefined;
    // An answer to HEAD has no body.
    const wrong = body === '' || isFromBelow ? undefined : checkRejection(answered);
    if (wrong) return wrong;
  }
  return undefined;
}
