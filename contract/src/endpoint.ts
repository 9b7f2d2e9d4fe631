/**
 * An endpoint is one value for three uses: the server serves it, the browser calls it, and OpenAPI describes it. A
 * field that `reply` does not name never leaves the server.
 */
import type { z } from 'zod';

/** Who may call: anyone, anyone logged in, students, any staff, teachers and admins, or admins. */
export type Access = 'public' | 'user' | 'student' | 'staff' | 'teacher' | 'admin';

/**
 * The object of a teacher's call: its kind, and the field of the parameters, query or body with its id. The server
 * answers 404 to a teacher who does not own or co-teach the examination. With `ownerOnly`, co-teachers get 403. With `reads`, a shared
 * collection is every teacher's. `kind`: without it, a collection gets 409. `own`: the handler reaches only what is the teacher's.
 */
export type Concern =
  | { examination: string; ownerOnly?: true; reads?: true; kind?: 'any' | 'collection' }
  | { question: string; reads?: true }
  | { stimulus: string }
  | { import: string }
  | { attempt: string }
  | { student: string }
  | 'own';

interface EndpointParts {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fastify's notation: `/api/examination/:id`. */
  path: `/api/${string}`;
  /** One line for the API reference. */
  summary: string;
  /** The status of success: 200, or 201 if something is created. */
  status?: 200 | 201;
  params?: z.ZodType;
  query?: z.ZodType;
  /** With `multipart`, the form's text fields. Files are separate parts. */
  body?: z.ZodType;
  /** The body is multipart/form-data. The feature's module documents the names of its files. */
  multipart?: true;
  /** The largest JSON body in bytes, if not the default of the access. */
  maxBodyBytes?: number;
  /** The reply is a file instead of JSON: bytes of this media type, to be saved under this name. */
  file?: { type: string; name: string };
  reply: z.ZodType;
}

export type Endpoint = EndpointParts &
  ({ access: 'teacher'; concerns: Concern } | { access: Exclude<Access, 'teacher'>; concerns?: undefined });

export function endpoint<const E extends Endpoint>(value: E): E {
  return value;
}

/** Parts of an endpoint that a caller needs: the endpoint itself, or these fields without schemas. */
export type Address<E extends Endpoint> = Pick<E, 'method' | 'path' | Extract<keyof E, 'multipart'>> & {
  /** The endpoint of this address, for types only. */
  readonly endpoint?: E;
};

type Part = 'params' | 'query' | 'body';

/** Type of a part as the handler receives it, after parsing. */
export type Parsed<E extends Endpoint, P extends Part> = E[P] extends z.ZodType ? z.output<E[P]> : undefined;
/** Type of a part as a caller passes it, before parsing. */
export type Given<E extends Endpoint, P extends Part> = E[P] extends z.ZodType ? z.input<E[P]> : undefined;
/** Type of the reply, for handler and caller. */
export type Reply<E extends Endpoint> = z.output<E['reply']>;
