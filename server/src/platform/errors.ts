/** Errors for rejected requests. error-handler.ts sends them in the shape of the contract's `ErrorBody`. */
import type { CatalogueLanguage, ErrorBody } from '@lulus/contract';
import {
  type MessageCode,
  type Params,
  type ParamsOf,
  type Problem,
  parseFieldMessage,
  problem,
  render,
} from '@lulus/contract/messages';

/** Messages by field of a form. */
export type Fields = Record<string, Problem[]>;

export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly params: Params;
  readonly fields: Fields | undefined;
  /** Seconds for `Retry-After`. */
  readonly retryAfter: number | undefined;

  /** A message with another code is the reason, which the client gets as `params.reason`. */
  constructor(status: number, code: string, message: Problem | Fields, retryAfter?: number) {
    const reason = isProblem(message) ? message : undefined;
    super(reason ? render(reason, 'en') : code);
    this.status = status;
    this.code = code;
    this.params = { ...(reason && reason.code !== code && { reason: reason.code }), ...reason?.params };
    this.fields = isProblem(message) ? undefined : message;
    this.retryAfter = retryAfter;
  }

  bodyIn(language: CatalogueLanguage): ErrorBody {
    const { code, params, fields } = this;
    if (!fields) {
      const reason = String(params.reason ?? code);
      return { message: render({ code: reason, params }, language), code, params };
    }
    const texts = Object.entries(fields).map(([field, problems]) => [
      field,
      problems.map((one) => render(one, language)),
    ]);
    return { message: Object.fromEntries(texts), code, params, fields };
  }
}

function isProblem(message: Problem | Fields): message is Problem {
  return typeof message.code === 'string';
}

interface Rejection {
  (fields: Fields): HttpError;
  <C extends MessageCode>(reason: C, ...params: ParamsOf<C>): HttpError;
  (): HttpError;
}

/** Returns a factory for a status and its code. The argument is a finer reason, or the messages by field. */
function rejection(status: number, code: MessageCode): Rejection {
  return (message: Fields | MessageCode = code, params: Params = {}) =>
    new HttpError(status, code, typeof message === 'string' ? { code: message, params } : message);
}

export const badRequest = rejection(400, 'bad_request');
export const unauthenticated = rejection(401, 'unauthenticated');
export const badCredentials = rejection(401, 'bad_credentials');
export const secondFactorRequired = rejection(401, 'second_factor_required');
export const badCode = rejection(401, 'bad_code');
export const forbidden = rejection(403, 'forbidden');
export const accountDeactivated = rejection(403, 'account_deactivated');
export const registrationClosed = rejection(403, 'registration_closed');
export const notFound = rejection(404, 'not_found');
export const attemptClosed = rejection(410, 'attempt_closed');
export const tooLarge = rejection(413, 'too_large');
export const unsupportedMediaType = rejection(415, 'unsupported_media_type');
export const conflict = <C extends MessageCode>(code: C, ...params: ParamsOf<C>) =>
  new HttpError(409, code, problem(code, ...params));
export const gone = (code: 'link_used' | 'link_expired' | 'import_expired') =>
  new HttpError(410, code, problem(code));
export const mailOff = () => conflict('mail_off');
export const sectionOver = () => conflict('section_over');
export const validationFailed = (fields: Fields) => new HttpError(422, 'validation_failed', fields);
export const tooManyCodes = (seconds: number) =>
  new HttpError(429, 'too_many_codes', problem('too_many_codes'), seconds);
export const rateLimited = (seconds: number) =>
  new HttpError(429, 'rate_limited', problem('rate_limited', { seconds }), seconds);
export const unavailable = (
  reason: 'unavailable' | 'database_silent' | 'storage_silent' | 'no_room' = 'unavailable',
  retryAfter = 2,
) => new HttpError(503, 'unavailable', problem(reason), retryAfter);

/** Returns the messages of a schema's issues by field, each once. */
export function keyedMessages(issues: { path: PropertyKey[]; message?: string | undefined }[]): Fields {
  const byField = Map.groupBy(issues, ({ path }) => path.map(String).filter(Boolean).join('.') || 'body');
  return Object.fromEntries(
    [...byField].map(([field, wrong]) => {
      const messages = new Set(wrong.map(({ message = 'not_right' }) => message));
      return [field, [...messages].map(parseFieldMessage)];
    }),
  );
}
