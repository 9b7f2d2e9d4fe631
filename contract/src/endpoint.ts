/**
 * An endpoint is one value for three uses: the server serves it, the browser calls it, and OpenAPI describes it. A
 * field that `reply` does not name never leaves the server.
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
  /** The status of success: 200, or 201 if something is created. */
  status?: 200 | 201;
  params?: z.ZodType;
  query?: z.ZodType;
  /** With `multipart` it describes the form's text fields. Files come beside them. */
  body?: z.ZodType;
  /** The body is multipart/form-data, with files under the names that the feature's module documents. */
  multipart?: true;
  /**
   * The request takes the server long. The server runs few of these, and of forms with files, at once for each caller.
   * It rejects too many with 429. Not for `public` access, where the caller is unknown.
   */
  costly?: true;
  /** The largest JSON body in bytes, if not the default of the access. */
  maxBodyBytes?: number;
  /** The reply is not JSON but a file: bytes of this media type, to be saved under this name. */
  file?: { type: string; name: string };
  reply: z.ZodType;
  /**
   * Lists of the reply whose entries have a `message` of their own. The server translates it as it does the reply's
   * own.
   */
  says?: readonly string[];
}

export function endpoint<const E extends Endpoint>(value: E): E {
  return value;
}

/** What a caller needs for a call: the endpoint, or only these parts of it without schemas. */
export type Address<E extends Endpoint> = Pick<E, 'method' | 'path' | Extract<keyof E, 'multipart'>> & {
  /** For the compiler alone: the endpoint of this address. */
  readonly endpoint?: E;
};

type Part = 'params' | 'query' | 'body';

/** What the server's handler receives of a part, after parsing. */
export type Parsed<E extends Endpoint, P extends Part> = E[P] extends z.ZodType ? z.output<E[P]> : undefined;
/** What a caller passes for a part, before parsing. */
export type Given<E extends Endpoint, P extends Part> = E[P] extends z.ZodType ? z.input<E[P]> : undefined;
/** What a handler returns, and what the caller gets. */
export type Reply<E extends Endpoint> = z.output<E['reply']>;
