/** Turns every thrown error into a reply in the contract's error shape. */
import { REQUEST_ID_HEADER } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway } from '../db/database-away.ts';
import {
  badRequest,
  HttpError,
  keyedMessages,
  notFound,
  tooLarge,
  unavailable,
  unsupportedMediaType,
  validationFailed,
} from '../errors.ts';
import { selectLanguage } from './replies/reply-language.ts';
import { DATA_HEADERS } from './replies/security-headers.ts';

/** PostgreSQL's code for a row that refers to a deleted row. */
const FOREIGN_KEY_VIOLATION = '23503';

const FAULT = new HttpError(500, 'internal', problem('internal'));

function fromFastify(error: FastifyError): HttpError | undefined {
  if (error.statusCode === 413) return tooLarge();
  if (error.statusCode === 415) return unsupportedMediaType();
  if (error.statusCode === 416) return new HttpError(416, 'bad_request', problem('no_such_range'));
  if (error.statusCode === 503) return unavailable();
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return badRequest();
  }
  return undefined;
}

/** Returns the error to send to the client, or undefined if the server is at fault. */
export function toHttpError(error: FastifyError): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    // An invalid id in a path cannot exist, so the reply is 404 instead of 422.
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
  if (error.code === FOREIGN_KEY_VIOLATION) return notFound('parent_deleted');
  return fromFastify(error) ?? (isDatabaseAway(error) ? unavailable() : undefined);
}

export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toHttpError(error);
  // Rejected requests are no fault of the server, and their stack traces would fill the log.
  const isOurs = error instanceof HttpError;
  if (!isOurs && (!refusal || refusal.status >= 500)) request.log.error({ err: error }, 'request failed');
  if (refusal?.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  const sent = refusal ?? FAULT;
  reply.code(sent.status).send(sent.bodyIn(selectLanguage(request, reply)));
}

/** Replies to a request whose address cannot be decoded. No hook has run for it. */
export function answerBadAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ ...DATA_HEADERS, [REQUEST_ID_HEADER]: request.id });
  handleError(error, request, reply);
}
