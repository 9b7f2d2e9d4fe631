/** Messages between a supervisor and its workers. */
import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { Waiting } from './passwords/hash-in-line.ts';
import type { HashAnswer, HashTask } from './passwords/hash-task.ts';

/** Name of the environment variable by which a worker gets the database's address. */
export const DATABASE_ADDRESS = 'LULUS_DATABASE_ADDRESS';

/** The login of the admin account that the first start creates. */
export interface FirstAdmin {
  email: string;
  password: string;
}

/** A serving process reports this when it listens. */
export interface Served {
  port: number;
  firstAdmin: FirstAdmin | undefined;
}

/** The metrics of one process. */
export type Metrics = MetricObjectWithValues<MetricValue<string>>[];

/** Result of hashing a password. With `retryAfter` (seconds), the queue was full and the password was not hashed. */
export type Hashed = { answer: HashAnswer } | { failure: string; retryAfter: number | undefined };

export type FromWorker =
  | { kind: 'ready'; served: Served }
  /** Asks for the summed metrics of all workers. */
  | { kind: 'gather'; id: number }
  | { kind: 'own metrics'; id: number; metrics: Metrics }
  /** Asks for the lock that serialises work across all workers (`jobs/run-in-turn.ts`). */
  | { kind: 'ask for turn'; id: number }
  | { kind: 'leave turn'; id: number }
  | { kind: 'hash'; id: number; task: HashTask; waiting: Waiting }
  /** Asks if the queue has room for one more task. The reply is a `hashed` message. */
  | { kind: 'ask for room'; id: number; waiting: Waiting };

export type ToWorker =
  | { kind: 'tell metrics'; id: number }
  | { kind: 'all metrics'; id: number; text: string }
  | { kind: 'turn'; id: number }
  | ({ kind: 'hashed'; id: number } & Hashed);
