import { Socket } from 'node:net';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { PreparingClient } from './prepared.ts';
import type { Schema } from './schema.ts';

/** The pool or a transaction. Every query takes it as its first parameter. */
export type Db = Kysely<Schema> | Transaction<Schema>;
export type Database = Kysely<Schema>;

const NUMERIC_OID = 1700;
const DATE_OID = 1082;

const types = new pg.TypeOverrides();
// Weights and scores have two decimals, so a double is exact enough.
types.setTypeParser(NUMERIC_OID, Number);
// A date of birth has no time zone, so it stays a text.
types.setTypeParser(DATE_OID, (text) => text);

/** Time limits of a query in milliseconds. 0 means no limit. */
export interface Limits {
  /** Wait for a free connection of the pool, or for a new one. */
  connection: number;
  /** Wait for a lock. PostgreSQL cancels the statement, and the connection stays usable. */
  lock: number;
  /** Duration of a statement. PostgreSQL cancels it. */
  statement: number;
  /** Time without any data from the database. The connection is closed. Must be longer than `statement`. */
  silence: number;
  /** Time between two statements of a transaction. It releases the locks of a machine that lost power. */
  idleInTransaction: number;
}

/**
 * Limits for requests, so that none waits for ever for a database that does not answer. Their statements take less than
 * a second. The device retries after an error.
 */
export const REQUEST_LIMITS: Limits = {
  connection: 10_000,
  lock: 8000,
  statement: 15_000,
  silence: 20_000,
  idleInTransaction: 60_000,
};

/** Limits for migrations and other long work on the whole database. */
export const NO_LIMITS: Limits = {
  connection: 10_000,
  lock: 0,
  statement: 0,
  silence: 0,
  idleInTransaction: 0,
};

export interface DatabaseOptions {
  connectionString: string;
  /** Maximum number of connections. */
  max?: number;
  limits?: Limits;
  onError?: (error: Error) => void;
  /** Called with the pool, for metrics of its connections. */
  onPool?: (pool: pg.Pool) => void;
}

/**
 * Returns a socket that closes after `limit` milliseconds without data. All its queries then fail, also commits, and
 * the pool opens another connection. The driver's own timeout would leave the connection in the pool, with the old
 * query's answer outstanding.
 */
function socketWithTimeout(limit: number): Socket {
  const socket = new Socket();
  socket.setTimeout(limit, () => {
    const seconds = limit / 1000;
    const error = new Error(`The database has sent no data for ${seconds} seconds.`);
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
  return socket;
}

export function openDatabase(options: DatabaseOptions): Database {
  const { connectionString, max = 20, limits = REQUEST_LIMITS, onError, onPool } = options;
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString,
    max,
    types,
    connectionTimeoutMillis: limits.connection,
    stream: () => socketWithTimeout(limits.silence),
    // Poolers in front of PostgreSQL reject these settings as start-up parameters.
    onConnect: async (client) => {
      await client.query(`
        set statement_timeout = ${limits.statement};
        set lock_timeout = ${limits.lock};
        set idle_in_transaction_session_timeout = ${limits.idleInTransaction}`);
    },
  });
  onPool?.(pool);
  // Without this listener, a lost idle connection would end the process. The next query opens another.
  pool.on('error', (error) => onError?.(error));
  // The same for a connection that is lost between two statements of a transaction. The next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
