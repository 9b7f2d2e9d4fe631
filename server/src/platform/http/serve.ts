import type { Readable } from 'node:stream';
import type { Concern, Endpoint, Parsed, Reply, TokenUser } from '@lulus/contract';
import { errorBody, MAX_JSON_BODY_BYTES, MAX_SMALL_BODY_BYTES } from '@lulus/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Notices } from '../db/notices.ts';
import { keyedMessages, validationFailed } from '../errors.ts';
import { callerOf, guard, type TokenVerifier } from './guard.ts';
import { limitRate } from './limits.ts';
import { type Say, sayTo } from './replies/reply-language.ts';
import { type UploadedFile, withForm } from './requests/multipart.ts';
import { multipartScope } from './requests/multipart-scope.ts';

/** The services that routes are registered with. */
export interface Http {
  app: FastifyInstance;
  sessions: TokenVerifier;
  notices: Notices;
  /** Folder for uploaded files while their request runs. */
  uploads: string;
  /** Gives time back to attempts after an outage (`outages/heartbeat.ts`). */
  heartbeat: { beat(): Promise<void> | undefined };
  /** Throws 404 or 403 if the user may not reach what the fields name (`auth/reach.ts`). */
  checkReach(user: TokenUser, concern: Concern, fields: Record<string, unknown>): Promise<void>;
}

export interface Call<E extends Endpoint> {
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
  /** Files of a multipart form. They are deleted when the handler ends. */
  files: E extends { multipart: true } ? UploadedFile[] : undefined;
  user: E['access'] extends 'public' ? undefined : TokenUser;
  /** Renders a message in the caller's language. */
  say: Say;
  /** For setting headers. The body is the handler's return value. */
  reply: FastifyReply;
}

/** Names the file that the reply is saved as. */
export function saveAs(reply: FastifyReply, name: string): void {
  reply.header('content-disposition', `attachment; filename="${name}"`);
}

/** Describes a file in the API reference. Its bytes are sent without validation. */
const fileBytes = z.file();

function parseFields(schema: z.ZodType | undefined, fields: Record<string, unknown>): unknown {
  const parsed = schema?.safeParse(fields);
  if (parsed?.error) throw validationFailed(keyedMessages(parsed.error.issues));
  return parsed?.data;
}

/** A reply that is already serialised. As a string it is sent in one packet with its headers; a buffer is not. */
export interface ReadyText {
  readyText: string;
}

export const readyText = (text: string): ReadyText => ({ readyText: text });

/**
 * Serialises a reply without its schema, which is slow under load. Only for replies that are built field by field. The
 * tests check every reply against its schema (`server/test/test-app.ts`).
 */
export function asItIs<E extends Endpoint>(_endpoint: E, value: Reply<E>): ReadyText {
  return readyText(JSON.stringify(value));
}

const isReadyText = (answer: unknown): answer is ReadyText =>
  (answer as Partial<ReadyText> | null | undefined)?.readyText !== undefined;

/** Serialises a value with the fields of its schema only. */
export function textOf<Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>): string {
  return JSON.stringify(z.encode(schema, value));
}

/** Serialises a reply with the fields of its schema only, for a handler that sends the same reply many times. */
export function serialise<E extends Endpoint>({ reply }: E, value: Reply<E>): Buffer {
  return Buffer.from(textOf(reply, value));
}

interface Options {
  /** Requests per minute of one caller, if fewer than those of `limits.ts`. */
  maxPerMinute?: number;
}

/**
 * Serves an endpoint of the contract: checks its access, validates the request, and sets the status. The reply has
 * only the fields of its schema. A change by staff has invalidated the caches of this process before the reply.
 */
export function serve<E extends Endpoint>(
  http: Http,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Reply<E> | ReadyText | Buffer | Readable>,
  { maxPerMinute }: Options = {},
): void {
  const {
    method,
    path,
    access,
    summary,
    params,
    query,
    body,
    multipart,
    file,
    status = 200,
    concerns,
  } = endpoint;
  const isForStaff = access === 'staff' || access === 'teacher' || access === 'admin';
  async function handle(
    request: FastifyRequest,
    reply: FastifyReply,
    content: unknown,
    files?: UploadedFile[],
  ) {
    // Attempts get time back for an outage before the handler checks their due time.
    const beating = http.heartbeat.beat();
    if (beating) await beating;
    if (concerns) {
      const fields = { ...(request.params ?? {}), ...(request.query ?? {}), ...(content ?? {}) };
      await http.checkReach(callerOf(request), concerns, fields);
    }
    return handler({
      params: request.params as Parsed<E, 'params'>,
      query: request.query as Parsed<E, 'query'>,
      body: content as Parsed<E, 'body'>,
      files: files as Call<E>['files'],
      user: (access === 'public' ? undefined : callerOf(request)) as Call<E>['user'],
      say: sayTo(request, reply),
      reply,
    });
  }

  const addRoute = (app: FastifyInstance) =>
    app.route({
      method,
      url: path,
      schema: {
        summary,
        tags: [path.split('/')[2] ?? 'api'],
        ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        ...(multipart && { consumes: ['multipart/form-data'] }),
        response: {
          [status]: file ? { content: { [file.type]: { schema: fileBytes } } } : endpoint.reply,
          '4xx': errorBody,
          '5xx': errorBody,
        },
      },
      bodyLimit: endpoint.maxBodyBytes ?? (isForStaff ? MAX_JSON_BODY_BYTES : MAX_SMALL_BODY_BYTES),
      // The rate limit counts by user, so the guard runs first.
      onRequest: [(request) => guard(http.sessions, access, request), limitRate(http.app, maxPerMinute)],
      handler: async (request, reply) => {
        reply.code(status);
        const answer = await (multipart
          ? withForm(request, http.uploads, ({ fields, files }) =>
              handle(request, reply, parseFields(body, fields), files),
            )
          : handle(request, reply, request.body));
        if (isForStaff && method !== 'GET') await http.notices.settle();
        if (file) {
          if (!reply.hasHeader('content-disposition')) saveAs(reply, file.name);
          return reply.type(file.type).send(answer);
        }
        reply.type('application/json; charset=utf-8');
        if (isReadyText(answer)) return answer.readyText;
        // Fastify would send a string without serialising it.
        return typeof answer === 'string' ? JSON.stringify(answer) : answer;
      },
    });

  if (multipart) multipartScope(http.app, addRoute);
  else addRoute(http.app);
}
