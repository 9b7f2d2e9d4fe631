/** The one place where whatever was thrown becomes the contract's error shape. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import {
  badRequest,
  HttpError,
  keyedMessages,
  notFound,
  tooLarge,
  unavailable,
  unsupportedMediaType,
  validationFailed,
} from './errors.ts';
import { refuseInWords } from './in-language.ts';
import { refuseInTurn } from './refusal-turns.ts';

/**
 * PostgreSQL's classes for a lost connection, a deadlock that it broke, too few resources (a full disk among them) and
 * trouble of its machine; a lock or a statement that took too long, a transaction that stood still, an end of the
 * connection; and a database that can only be read, which is one that another is taking over from.
 */
const DATABASE_AWAY = /^(08|40|53|58|55P03|57014|57P|25P03|25006)/;
/** A row that refers to one which has just been deleted. */
const FOREIGN_KEY_VIOLATION = '23503';
/** The system's words for a connection that is not there, and for a disk without room. */
const SYSTEM_AWAY = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOST\w+|ENET\w+|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT)$/;
/** What the driver and the pool throw without any code. */
const CONNECTION_LOST =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Whether the database could not be reached, or broke off: the same call may succeed in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, message }: NodeJS.ErrnoException = error;
  // However connecting fails: no socket in the folder, or a queue before it that is full.
  if (syscall === 'connect') return true;
  if (typeof code === 'string' && (DATABASE_AWAY.test(code) || SYSTEM_AWAY.test(code))) return true;
  return CONNECTION_LOST.test(message);
}

const FAULT = new HttpError(500, 'internal', 'Something went wrong on the server.');

function fromFastify(error: FastifyError): HttpError | undefined {
  if (error.statusCode === 413) return tooLarge('The request is too large.');
  if (error.statusCode === 415) return unsupportedMediaType('This kind of content is not taken here.');
  if (error.statusCode === 416) return new HttpError(416, 'bad_request', 'The file has no such range.');
  if (error.statusCode === 503) return unavailable();
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return badRequest('The request is not readable.');
  }
  return undefined;
}

/** The refusal that an error stands for; undefined when it is a fault of ours. */
export function toHttpError(error: FastifyError): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A path that names nothing valid names nothing at all.
    return error.validationContext === 'params'
      ? notFound()
      : validationFailed(
          keyedMessages(
            error.validation.map(({ instancePath, message }) => ({
              path: instancePath.split('/').slice(1),
              message,
            })),
          ),
        );
  }
  if (error.code === FOREIGN_KEY_VIOLATION) return notFound('What this belongs to has just been deleted.');
  return fromFastify(error) ?? (isDatabaseAway(error) ? unavailable() : undefined);
}

export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toHttpError(error);
  if (!refusal || refusal.status >= 500) request.log.error({ err: error }, 'request failed');
  if (refusal?.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  const { status, body } = refusal ?? FAULT;
  refuseInTurn(request, { status, body }, () => refuseInWords(request, reply.code(status), body));
}
