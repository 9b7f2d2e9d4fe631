/** Errors for rejected requests. error-handler.ts sends them in the shape of the contract's `ErrorBody`. */
import type { ErrorBody } from '@lulus/contract';

type Message = ErrorBody['message'];

export class HttpError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /** Seconds for `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, message: Message, retryAfter?: number) {
    super(typeof message === 'string' ? message : code);
    this.status = status;
    this.body = { message, code };
    this.retryAfter = retryAfter;
  }
}

export const badRequest = (message = 'The request is not readable.') =>
  new HttpError(400, 'bad_request', message);
export const unauthenticated = (message = 'Please log in.') => new HttpError(401, 'unauthenticated', message);
export const badCredentials = () =>
  new HttpError(401, 'bad_credentials', 'The email or WhatsApp number, or the password, is not right.');
export const secondFactorRequired = () =>
  new HttpError(401, 'second_factor_required', 'A code of your authenticator app is needed.');
export const badCode = () => new HttpError(401, 'bad_code', 'The code is not right.');
export const forbidden = (message = 'You may not do this.') => new HttpError(403, 'forbidden', message);
export const registrationClosed = () =>
  new HttpError(403, 'registration_closed', 'Registration is closed. Please ask your school for an account.');
export const notFound = (message = 'There is no such thing.') => new HttpError(404, 'not_found', message);
export const conflict = (code: string, message: Message) => new HttpError(409, code, message);
export const gone = (code: string, message: Message) => new HttpError(410, code, message);
export const attemptClosed = (message = 'The time for this examination is over.') =>
  gone('attempt_closed', message);
export const tooLarge = (message: Message) => new HttpError(413, 'too_large', message);
export const unsupportedMediaType = (message: Message) =>
  new HttpError(415, 'unsupported_media_type', message);
export const mailOff = () => conflict('mail_off', 'This server sends no mail.');
export const sectionOver = () => conflict('section_over', 'This section is not open now.');
export const validationFailed = (fields: Record<string, string[]>) =>
  new HttpError(422, 'validation_failed', fields);
export const tooManyCodes = (retryAfter: number) =>
  new HttpError(
    429,
    'too_many_codes',
    'There were too many wrong codes. Please wait a while, or use a recovery code.',
    retryAfter,
  );
/** The seconds are in the text, too, since translations of the sentence take them from it. */
export const rateLimited = (seconds: number) =>
  new HttpError(429, 'rate_limited', `Too many tries. Please wait ${seconds} s and try again.`, seconds);
export const unavailable = (message = 'The server is busy. Please try again in a moment.', retryAfter = 2) =>
  new HttpError(503, 'unavailable', message, retryAfter);

/** Turns schema issues into the contract's object of field to messages. Omits duplicates of a message. */
export function keyedMessages(
  issues: { path: PropertyKey[]; message?: string | undefined }[],
): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { path, message = 'This field is not right.' } of issues) {
    const field = path.map(String).filter(Boolean).join('.') || 'body';
    fields[field] = [...new Set([...(fields[field] ?? []), message])];
  }
  return fields;
}
