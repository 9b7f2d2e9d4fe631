/**
 * An endpoint is a value: the server serves it, the browser calls it and OpenAPI describes it, all from here.
 * A field that `reply` does not name never leaves the server.
 */
import type { z } from 'zod';

/** Who may call: anyone, anyone logged in, students only, or admins only. */
export type Access = 'public' | 'user' | 'student' | 'admin';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fastify's notation: `/api/examination/:id`. */
  path: `/api/${string}`;
  access: Access;
  /** One line for the API reference. */
  summary: string;
  /** The status of success, 200 unless something is created. */
  status?: 200 | 201;
  params?: z.ZodType;
  query?: z.ZodType;
  /** With `multipart` it describes the form's fields, which are all text; files come beside it. */
  body?: z.ZodType;
  /** The body is multipart/form-data, with files under the names that the feature's module documents. */
  multipart?: true;
  /**
   * Takes the server a while: of these, as of forms with files, few of each caller's run at once, and too many are
   * refused with 429. Not for `public` access, where callers are not known.
   */
  costly?: true;
  /** The largest JSON body in bytes, where it is not the usual one of the access. */
  maxBodyBytes?: number;
  /** The reply is not JSON but a file: bytes of this media type, to be saved under this name. */
  file?: { type: string; name: string };
  reply: z.ZodType;
  /** Lists of the reply whose entries say something too, in a `message` of theirs: in the caller's language, as the reply's own. */
  says?: readonly string[];
}

export function endpoint<const E extends Endpoint>(value: E): E {
  return value;
}

/** What a caller has to know of an endpoint to call it: the endpoint itself, or that much of it without its schemas. */
export type Address<E extends Endpoint> = Pick<E, 'method' | 'path' | Extract<keyof E, 'multipart'>> & {
  /** For the compiler alone: whose address it is. */
  readonly endpoint?: E;
};

type Part = 'params' | 'query' | 'body';

/** What the server's handler receives of a part, parsed. */
export type Parsed<E extends Endpoint, P extends Part> = E[P] extends z.ZodType ? z.output<E[P]> : undefined;
/** What a caller hands over for a part, before parsing. */
export type Given<E extends Endpoint, P extends Part> = E[P] extends z.ZodType ? z.input<E[P]> : undefined;
/** What a handler returns, and what the caller gets. */
export type Reply<E extends Endpoint> = z.output<E['reply']>;
