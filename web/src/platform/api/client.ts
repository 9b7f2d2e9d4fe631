/** Calls endpoints of the contract. Handles tokens, rejections and lost connections in one place. */
import {
  type Address,
  type Endpoint,
  type Given,
  type login,
  type logout,
  REQUEST_ID_HEADER,
  type Reply,
  type setPassword,
} from '@lulus/contract';
import type { Params, Problem } from '@lulus/contract/messages';
import { parseValue } from '../device-store/parse-value.ts';
import { errorBody, type Person } from '../device-store/stored-shapes.ts';
import { currentSession, endSession, personHere } from '../session/session.ts';
import { type FormFile, multipartBody, requestBody, requestUrl } from './request.ts';

/** Endpoints whose 401 must not end the current session: two begin a session, and logout ends it anyway. */
const KEEPS_SESSION: string[] = [
  '/api/auth/login' satisfies (typeof login)['path'],
  '/api/setPassword' satisfies (typeof setPassword)['path'],
  '/api/auth/logout' satisfies (typeof logout)['path'],
];

/** The server has rejected the call. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Messages by field, if the server rejected a form. */
  readonly fields?: Record<string, string[]>;
  /** Values of the message. Only our server sends them. */
  readonly params: Params | undefined;
  /** Codes of the messages by field. */
  readonly codes: Record<string, Problem[]> | undefined;
  /** Reason phrase of the response; empty over HTTP/2, which has none. */
  statusText = '';
  /** Seconds to wait before a retry, from `Retry-After`. */
  retryAfter?: number;

  constructor(
    status: number,
    code: string,
    message: string | Record<string, string[]>,
    coded: { params?: Params | undefined; fields?: Record<string, Problem[]> | undefined } = {},
  ) {
    super(typeof message === 'string' ? message : Object.values(message).flat().join(' '));
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    if (typeof message !== 'string') this.fields = message;
    this.params = coded.params;
    this.codes = coded.fields;
  }
}

/** Returns true if the server was unreachable, overloaded or failing, so that the request itself may be valid. */
export const isUnreachable = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429;

/** No reply of the server arrived: the connection failed, the server is down, or a proxy replied instead. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super('The server could not be reached.', { cause });
    this.name = 'NetworkError';
  }
}

type Callable = Address<Endpoint>;
/** The type of an endpoint, given the endpoint or its address. */
type EndpointOf<A> = A extends Endpoint
  ? A
  : A extends { readonly endpoint?: infer E extends Endpoint }
    ? E
    : never;

type Parts<E extends Endpoint> = {
  [P in 'params' | 'query' | 'body' as undefined extends Given<E, P> ? never : P]: Given<E, P>;
};

/** Files of a multipart form, and the progress of their upload. */
interface Files {
  files?: readonly FormFile[];
  /** Receives the share of the request that was sent, from 0 to 1. */
  onUpload?: (share: number) => void;
}

export type CallOptions<E extends Endpoint> = Parts<E> &
  (E extends { multipart: true } ? Files : unknown) & {
    signal?: AbortSignal;
    /** Lets the request continue after the page has closed. */
    keepalive?: boolean;
    /** Access token to use instead of the current session's. */
    token?: string;
    /** Owner of the data in the call, which another person's session must not send; see `call`. */
    of?: Person | null;
  };

/** Options are optional for endpoints without params, query or body. */
type Options<E extends Endpoint> = keyof Parts<E> extends never
  ? [options?: CallOptions<E>]
  : [options: CallOptions<E>];

/**
 * Throws `ApiError` if the server rejects the call, and `NetworkError` if no reply arrives. An aborted `signal` throws
 * its own reason. Only a 401 ends the session, except from `KEEPS_SESSION`. Also throws `NetworkError` if `of` has logged
 * out or another person has logged in. It then sends no request and ignores a reply that arrives.
 */
export async function call<A extends Callable>(
  endpoint: A,
  ...options: Options<EndpointOf<A>>
): Promise<Reply<EndpointOf<A>>> {
  return (await callWithHeaders(endpoint, ...options)).reply;
}

export async function callWithHeaders<A extends Callable>(
  endpoint: A,
  ...[options]: Options<EndpointOf<A>>
): Promise<{ reply: Reply<EndpointOf<A>>; headers: Headers; heardAt: number }> {
  checkPerson(options?.of);
  const token = options?.token ?? currentSession()?.token;
  const [response, heardAt] = await send(endpoint, options ?? {}, token);
  const answer = await readJson(response, options?.signal);
  checkPerson(options?.of);
  if (response.ok) return { reply: answer as Reply<EndpointOf<A>>, headers: response.headers, heardAt };
  throw toError(endpoint, response, answer, token);
}

/** Throws `NetworkError` unless the data on this device are those of `of`. */
function checkPerson(of: Person | null | undefined) {
  if (of && of.id !== personHere()) throw new NetworkError();
}

/** Returns the file that the endpoint replies with. Throws like `call`. */
export async function callForFile<A extends Callable>(
  endpoint: A,
  ...[options]: Options<EndpointOf<A>>
): Promise<Blob> {
  const token = currentSession()?.token;
  const [response] = await send(endpoint, options ?? {}, token);
  if (!response.ok) {
    const answer = await readJson(response, options?.signal);
    throw toError(endpoint, response, answer, token);
  }
  return response.blob().catch((cause) => {
    throw options?.signal?.aborted ? cause : new NetworkError(cause);
  });
}

function toError(
  endpoint: Callable,
  { status, statusText, headers }: Response,
  answer: unknown,
  token: string | undefined,
): Error {
  const rejection = parseValue(errorBody, answer);
  if (!rejection) return new NetworkError(`HTTP ${status}`);
  // Another tab may have logged in meanwhile. Only a session with the rejected token ends.
  const isEnd = status === 401 && !KEEPS_SESSION.includes(endpoint.path);
  if (isEnd && currentSession()?.token === token) endSession('expired');
  const error = new ApiError(status, rejection.code, rejection.message, rejection);
  error.statusText = statusText;
  const seconds = Number(headers.get('Retry-After'));
  if (seconds > 0) error.retryAfter = seconds;
  return error;
}

/**
 * The application uses no cookies. Over plain http none are sent, because an oversized cookie of an earlier user would
 * make every call fail. Over https they are sent: a reverse proxy may need them, and a rejection deletes them.
 */
export const CREDENTIALS = globalThis.isSecureContext ? 'same-origin' : 'omit';

interface SendOptions extends Files {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal;
  keepalive?: boolean;
}

/** Returns the response and its time of arrival, in milliseconds of this device's clock. */
async function send(
  endpoint: Callable,
  options: SendOptions,
  token: string | undefined,
): Promise<[Response, number]> {
  const { body, contentType } = endpoint.multipart
    ? multipartBody(options.body, options.files)
    : requestBody(options.body);
  // For names that the server writes, such as that of a copy. The browser translates messages when it shows them.
  const language = document.documentElement.lang || '*';
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': language });
  if (contentType) headers.set('Content-Type', contentType);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const url = requestUrl(endpoint.path, options.params, options.query);
  const { method } = endpoint;
  const { signal = null, keepalive = false, onUpload } = options;
  async function request(): Promise<[Response, number]> {
    // Some browsers keep even `no-store` replies in memory, where `about:cache` shows them after a logout.
    const cache = 'no-store';
    const response = onUpload
      ? await (await import('./upload.ts')).upload(url, { method, headers, body, signal, onUpload })
      : await fetch(url, { method, headers, body, signal, keepalive, credentials: CREDENTIALS, cache });
    return [response, Date.now()];
  }
  try {
    const received = await request();
    // The login page of a Wi-Fi network may reply 200 with JSON.
    if (!received[0].headers.has(REQUEST_ID_HEADER)) throw new Error('The response is not from the server.');
    return received;
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
