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

export interface DatabaseOptions {
  connectionString: string;
  /** Connections at most. */
  max?: number;
  onError?: (error: Error) => void;
  /** Whoever counts the pool's connections. */
  onPool?: (pool: pg.Pool) => void;
}

export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: options.connectionString,
    max: options.max ?? 20,
    connectionTimeoutMillis: 10_000,
    types,
  });
  options.onPool?.(pool);
  // An idle connection that breaks must not end the process: the next query opens another.
  pool.on('error', (error) => options.onError?.(error));
  // Nor one that breaks between two statements of a transaction: the next statement is told.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
