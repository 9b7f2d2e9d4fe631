import { Socket } from 'node:net';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { PreparingClient } from './prepared.ts';
import type { Schema } from './schema.ts';

/** The pool or a transaction: what every query takes first. */
export type Db = Kysely<Schema> | Transaction<Schema>;
export type Database = Kysely<Schema>;

const NUMERIC_OID = 1700;
const DATE_OID = 1082;

const types = new pg.TypeOverrides();
// Weights and scores have two decimals and fit a double exactly enough.
types.setTypeParser(NUMERIC_OID, Number);
// A date of birth has no time zone: leave it as written.
types.setTypeParser(DATE_OID, (text) => text);

/** How long a query may wait, in milliseconds; 0 for no limit. */
export interface Limits {
  /** For a connection: until one of the pool is free, or until a new one is made. */
  connection: number;
  /** For the lock of another's. PostgreSQL gives up the statement, and the connection is free for the others. */
  lock: number;
  /** For a statement. PostgreSQL gives it up. */
  statement: number;
  /** For any sign of the database, longer than a statement may take. The connection is given up. */
  silence: number;
  /** Between two statements of a transaction. Otherwise its locks would outlive a machine that lost its power. */
  idleInTransaction: number;
}

/**
 * For requests. None of their statements takes seconds, so one that does is stuck, and the device retries after the
 * error. So no request waits for ever for a database that has vanished or stands still.
 */
export const REQUEST_LIMITS: Limits = {
  connection: 10_000,
  lock: 8000,
  statement: 15_000,
  silence: 20_000,
  idleInTransaction: 60_000,
};

/** For migrations and other work on the whole database, which must be done before requests are served. */
export const NO_LIMITS: Limits = {
  connection: 10_000,
  lock: 0,
  statement: 0,
  silence: 0,
  idleInTransaction: 0,
};

export interface DatabaseOptions {
  connectionString: string;
  /** Connections at most. */
  max?: number;
  limits?: Limits;
  onError?: (error: Error) => void;
  /** Called with the pool, for code that counts its connections. */
  onPool?: (pool: pg.Pool) => void;
}

/**
 * The driver's own limit of a query would leave the connection in the pool, waiting for the old query's answer. Here
 * the connection breaks instead: all that was asked on it fails, a commit too, and the pool opens another.
 */
function connectionThatBreaksWhenSilent(limit: number): Socket {
  const socket = new Socket();
  socket.setTimeout(limit, () => {
    const seconds = limit / 1000;
    const error = new Error(`The database has given no sign for ${seconds} seconds.`);
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
    stream: () => connectionThatBreaksWhenSilent(limits.silence),
    // Set here: as parameters of the connection's start, poolers in front of PostgreSQL refuse them.
    onConnect: async (client) => {
      await client.query(`
        set statement_timeout = ${limits.statement};
        set lock_timeout = ${limits.lock};
        set idle_in_transaction_session_timeout = ${limits.idleInTransaction}`);
    },
  });
  onPool?.(pool);
  // An idle connection that breaks must not end the process: the next query opens another.
  pool.on('error', (error) => onError?.(error));
  // Nor may one that breaks between two statements of a transaction: the next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
