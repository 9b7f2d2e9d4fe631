/** Calls an endpoint of the contract. One place knows about tokens, refusals and lost connections. */
import {
  type Address,
  type Endpoint,
  type Given,
  type login,
  type logout,
  REQUEST_ID_HEADER,
  type Reply,
  type setPassword,
  type updatePassword,
} from '@lulus/contract';
import { inShape } from '../device-store/shape.ts';
import { errorBody, type Person } from '../device-store/stored-shapes.ts';
import { currentSession, endRefused, isSamePerson, whoIsHere } from '../session/session.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { type FormFile, multipartBody, requestBody, requestUrl } from './request.ts';

/**
 * A 401 from these ends no session here. A call that begins a session says nothing about another, and a logout ends its
 * session anyway.
 */
const ENDING_NONE: string[] = [
  '/api/auth/login' satisfies (typeof login)['path'],
  '/api/setPassword' satisfies (typeof setPassword)['path'],
  '/api/auth/logout' satisfies (typeof logout)['path'],
];
/** Their answers are accepted whichever person is logged in by then: a session that they begin may have to be ended. */
const HEARD_ANYWAY: string[] = [
  ...ENDING_NONE,
  '/api/auth/update-password' satisfies (typeof updatePassword)['path'],
];

/** The server understood and refused. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** For a rejected form: sentences by field. */
  readonly fields?: Record<string, string[]>;
  /** The reason phrase of the answer; empty over HTTP/2, which has none. */
  statusText = '';
  /** Seconds to wait before the call is made again, where the server says so. */
  retryAfter?: number;

  constructor(status: number, code: string, message: string | Record<string, string[]>) {
    super(typeof message === 'string' ? message : Object.values(message).flat().join(' '));
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    if (typeof message !== 'string') this.fields = message;
  }
}

/** No answer of ours came: no connection, a server that is down, or something in between that answered for it. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super('The server could not be reached.', { cause });
    this.name = 'NetworkError';
  }
}

type Callable = Address<Endpoint>;
/** The endpoint itself, or the one whose address it is. */
type Of<A> = A extends Endpoint ? A : A extends { readonly endpoint?: infer E extends Endpoint } ? E : never;

type Parts<E extends Endpoint> = {
  [P in 'params' | 'query' | 'body' as undefined extends Given<E, P> ? never : P]: Given<E, P>;
};

/** What goes beside the fields of a multipart form. */
interface Files {
  files?: readonly FormFile[];
  /** Gets the share of the request that was sent, from 0 to 1. */
  onUpload?: (share: number) => void;
}

export type CallOptions<E extends Endpoint> = Parts<E> &
  (E extends { multipart: true } ? Files : unknown) & {
    signal?: AbortSignal;
    /** Lets the request outlive the page, for what is sent while it closes. */
    keepalive?: boolean;
    /** Of a session that is not this browser's. */
    token?: string;
    /** The person the call is made for, if it is not the one who is logged in now: see `call`. */
    of?: Person | null;
  };

/** The options may be left out where the endpoint takes nothing. */
type Options<E extends Endpoint> = keyof Parts<E> extends never
  ? [options?: CallOptions<E>]
  : [options: CallOptions<E>];

/**
 * Throws `ApiError` when the server rejects the call and `NetworkError` when no answer came. A 401 ends the session,
 * except from calls that begin one; nothing else ends it. An aborted `signal` throws its own reason. A call for a
 * person who has logged out, or been replaced by another, acts as if offline. Then nothing is sent, and no answer is
 * accepted.
 */
export async function call<A extends Callable>(
  endpoint: A,
  ...options: Options<Of<A>>
): Promise<Reply<Of<A>>> {
  return (await callWithHeaders(endpoint, ...options)).reply;
}

export async function callWithHeaders<A extends Callable>(
  endpoint: A,
  ...[options]: Options<Of<A>>
): Promise<{ reply: Reply<Of<A>>; headers: Headers; heardAt: number }> {
  const mustBeTheirs = callOf(endpoint, options?.of);
  const token = options?.token ?? currentSession()?.token;
  const [response, heardAt] = await send(endpoint, options ?? {}, token);
  const answer = await readJson(response, options?.signal);
  mustBeTheirs();
  if (response.ok) return { reply: answer as Reply<Of<A>>, headers: response.headers, heardAt };
  throw refusalOf(endpoint, response, answer, token);
}

/** Throws if a person other than `of` is logged in. The returned function makes the same check later. */
function callOf(endpoint: Callable, of = whoIsHere()): () => void {
  const mustBeTheirs = () => {
    if (of && !HEARD_ANYWAY.includes(endpoint.path) && !isSamePerson(of, whoIsHere()))
      throw new NetworkError();
  };
  mustBeTheirs();
  return mustBeTheirs;
}

/** The file that the endpoint answers; throws as `call` does. */
export async function callForFile<A extends Callable>(
  endpoint: A,
  ...[options]: Options<Of<A>>
): Promise<Blob> {
  const mustBeTheirs = callOf(endpoint, options?.of);
  const token = currentSession()?.token;
  const [response] = await send(endpoint, options ?? {}, token);
  if (!response.ok) {
    const answer = await readJson(response, options?.signal);
    mustBeTheirs();
    throw refusalOf(endpoint, response, answer, token);
  }
  const file = await response.blob().catch((cause) => {
    throw options?.signal?.aborted ? cause : new NetworkError(cause);
  });
  mustBeTheirs();
  return file;
}

function refusalOf(
  endpoint: Callable,
  { status, statusText, headers }: Response,
  answer: unknown,
  token: string | undefined,
): Error {
  const refusal = inShape(errorBody, answer);
  if (!refusal) return new NetworkError(`HTTP ${status}`);
  // Another tab may have logged in meanwhile: only the token that was refused ends.
  const isEnd = status === 401 && !ENDING_NONE.includes(endpoint.path);
  if (isEnd && currentSession()?.token === token) endRefused();
  const error = new ApiError(status, refusal.code, refusal.message);
  error.statusText = statusText;
  const seconds = Number(headers.get('Retry-After'));
  if (seconds > 0) error.retryAfter = seconds;
  return error;
}

/**
 * No cookie is ours. A cookie that another user of the computer has planted can get any call rejected for its size.
 * Only over https does the rejection delete it. A proxy in front, which may want cookies of its own, uses https.
 */
export const CREDENTIALS = globalThis.isSecureContext ? 'same-origin' : 'omit';

interface SendOptions extends Files {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal;
  keepalive?: boolean;
}

/** The response, and when this device's clock heard it. */
async function send(
  endpoint: Callable,
  options: SendOptions,
  token: string | undefined,
): Promise<[Response, number]> {
  const { body, contentType } = endpoint.multipart
    ? multipartBody(options.body, options.files)
    : requestBody(options.body);
  // The browser says the server's sentences itself, in the language that is on the screen when they are read.
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': '*' });
  if (contentType) headers.set('Content-Type', contentType);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const url = requestUrl(endpoint.path, options.params, options.query);
  const { method } = endpoint;
  const { signal = null, keepalive = false, onUpload } = options;
  async function ask(): Promise<[Response, number]> {
    // Some browsers keep what the server forbids to store in their memory, to be read there after a logout (`about:cache`).
    const cache = 'no-store';
    const response = onUpload
      ? await (await import('./upload.ts')).upload(url, { method, headers, body, signal, onUpload })
      : await fetch(url, { method, headers, body, signal, keepalive, credentials: CREDENTIALS, cache });
    return [response, Date.now()];
  }
  try {
    const heard = await (takeEarlyAnswer(method, url, body, token) ?? ask());
    // The page of a network that wants a login first may well answer 200, and in JSON.
    if (!heard[0].headers.has(REQUEST_ID_HEADER)) throw new Error('Something in between has answered.');
    return heard;
  } catch (cause) {
    throw options.signal?.aborted ? cause : new NetworkError(cause);
  }
}

async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw signal?.aborted ? cause : new NetworkError(cause);
  }
}
