/** The real application on its own database, with a clock that tests move. Tests call its endpoints. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint, ErrorBody, Given, Reply } from '@lulus/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, inject } from 'vitest';
import type { TokenSubject } from '../src/auth/sessions/tokens.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { listenForNotices } from '../src/platform/db/notices.ts';
import type { LogSink } from '../src/platform/http/log-options.ts';
import { buildApp } from '../src/process/app.ts';
import type { Context } from '../src/process/create-context.ts';
import { createContext } from '../src/process/create-context.ts';
import { namedInAudit, namedInFile } from './search-logs.ts';
import { collectSecrets } from './secrets.ts';
import { createTestDatabase } from './template-database.ts';

export interface Answer<E extends Endpoint> {
  status: number;
  headers: Record<string, unknown>;
  /** The reply of a success. Throws for a rejection, which is in `error`. */
  reply: Reply<E>;
  /** The error body of a rejection. Throws for a success. */
  error: ErrorBody;
}

export interface TestFile {
  field: string;
  filename: string;
  content: string | Uint8Array<ArrayBuffer>;
}

type Request<E extends Endpoint> = {
  [Part in 'params' | 'query' | 'body' as Given<E, Part> extends undefined ? never : Part]: Given<E, Part>;
} & {
  /** The caller: a user, or a token. Undefined for a caller without a session. */
  as?: TokenSubject | string | undefined;
  /** The files of a multipart form, in addition to the fields of `body`. */
  files?: TestFile[];
  /** Value of `Accept-Language`. */
  language?: string;
};

export interface TestApp {
  app: FastifyInstance;
  context: Context;
  clock: { advance(ms: number): void };
  /**
   * Collects the application's log. After the tests of a file, no log line may contain a password, a token or
   * a code. The same applies to the audit log and to PostgreSQL's log.
   */
  log: LogSink & { lines: string[] };
  /** Opens a session for the user, and returns its token. */
  tokenOf(user: TokenSubject): Promise<string>;
  call<E extends Endpoint>(endpoint: E, request: Request<E>): Promise<Answer<E>>;
}

const isJson = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['content-type']).startsWith('application/json') && !headers['content-encoding'];

function fillPath(path: string, params: unknown): string {
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string>)[name] ?? ''),
  );
}

/** Encodes a form like a browser. Undefined fields are omitted. */
export async function asForm(fields: object, files: TestFile[]) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(field, String(value));
  }
  for (const { field, filename, content } of files) form.append(field, new Blob([content]), filename);
  const request = new Response(form);
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    type: request.headers.get('content-type') ?? '',
  };
}

/** Creates an application for a test file, to be called at its top. It is closed after the last test. */
export async function createTestApp(environment: NodeJS.ProcessEnv = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lulus-files-'));
  const { size: logBefore } = await stat(inject('postgresLog'));
  const database = await createTestDatabase(inject('postgresUrl'), `test_${randomUUID()}`);
  const config = readConfig({
    DATABASE_URL: database,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'debug',
    ...environment,
  });
  const db = openDatabase({ connectionString: database, max: 5 });
  let ahead = 0;
  const notices = listenForNotices({ connectionString: database });
  const context = await createContext(config, db, () => new Date(Date.now() + ahead), notices);
  // The clock moves while no server runs, which must not count as an outage.
  context.heartbeat = { beat: async () => undefined };
  const lines: string[] = [];
  const log = { lines, write: (line: string) => void lines.push(line) };
  const app = await buildApp(context, log);
  const secrets = collectSecrets();
  // A hook also sees requests that tests make without `call`.
  app.addHook('preValidation', async ({ headers, query, body }) => {
    for (const part of [query, body]) secrets.collect(part);
    secrets.add(headers.authorization?.replace('Bearer ', '') ?? '');
  });

  afterAll(async () => {
    await app.close();
    await notices.stop();
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
    const leaks = [
      ...secrets.foundIn(lines),
      ...(await namedInAudit(database, secrets)),
      ...(await namedInFile(inject('postgresLog'), secrets, logBefore)),
    ];
    expect(leaks, 'log lines with a password, a token or a code in them').toEqual([]);
  });

  const tokens = new Map<string, string>();
  async function tokenOf(user: TokenSubject): Promise<string> {
    const token = tokens.get(user.id) ?? (await context.sessions.open(user));
    tokens.set(user.id, token);
    secrets.add(token);
    return token;
  }

  return {
    app,
    context,
    clock: {
      advance(ms) {
        ahead += ms;
      },
    },
    log,
    tokenOf,
    async call<E extends Endpoint>(endpoint: E, request: Request<E>): Promise<Answer<E>> {
      const {
        as,
        params,
        query,
        body,
        language,
        files = [],
      } = request as Record<string, unknown> & Request<E>;
      const token = as === undefined || typeof as === 'string' ? as : await tokenOf(as);
      // Waits until the application has received the notices of the test's own writes.
      await notices.settle();
      const form = endpoint.multipart ? await asForm(body ?? {}, files) : undefined;
      const response = await app.inject({
        method: endpoint.method,
        url: fillPath(endpoint.path, params),
        query: (query ?? {}) as Record<string, string>,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(form && { 'content-type': form.type }),
          ...(language !== undefined && { 'accept-language': language }),
        },
        ...(body === undefined && !form ? {} : { payload: form?.payload ?? (body as object) }),
      });
      const ok = response.statusCode < 400;
      for (const part of [token, query, body, isJson(response) ? response.json() : undefined]) {
        secrets.collect(part);
      }
      return {
        status: response.statusCode,
        headers: response.headers,
        get reply() {
          if (!ok) throw new Error(`${endpoint.path} was refused: ${response.statusCode} ${response.body}`);
          const reply = response.json();
          // The reply must have no field outside the schema.
          expect(endpoint.reply.parse(reply)).toEqual(reply);
          return reply;
        },
        get error() {
          if (ok)
            throw new Error(`${endpoint.path} was not refused: ${response.statusCode} ${response.body}`);
          return response.json();
        },
      };
    },
  };
}
