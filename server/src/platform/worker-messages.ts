/** Messages between a supervisor and its workers. */
import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { Waiting } from './passwords/hash-in-line.ts';
import type { HashAnswer, HashTask } from './passwords/hash-task.ts';

/** The environment variable with the database's address for a worker. */
export const DATABASE_ADDRESS = 'LULUS_DATABASE_ADDRESS';

/** The login of the admin that a first start makes. */
export interface FirstAdmin {
  email: string;
  password: string;
}

/** What a process that serves reports once it does. */
export interface Served {
  port: number;
  firstAdmin: FirstAdmin | undefined;
}

/** Of one process. */
export type Metrics = MetricObjectWithValues<MetricValue<string>>[];

/** What became of a password to hash. With the seconds after which to come again, it was not looked at. */
export type Hashed = { answer: HashAnswer } | { failure: string; retryAfter: number | undefined };

export type FromWorker =
  | { kind: 'ready'; served: Served }
  /** Asks for the metrics of all. */
  | { kind: 'gather'; id: number }
  | { kind: 'own metrics'; id: number; metrics: Metrics }
  /** Of work that is done one after the other in all of them. */
  | { kind: 'ask for turn'; id: number }
  | { kind: 'leave turn'; id: number }
  | { kind: 'hash'; id: number; task: HashTask; waiting: Waiting }
  /** Whether one more who waits there would be refused; `hashed` tells. */
  | { kind: 'ask for room'; id: number; waiting: Waiting };

export type ToWorker =
  | { kind: 'tell metrics'; id: number }
  | { kind: 'all metrics'; id: number; text: string }
  | { kind: 'turn'; id: number }
  | ({ kind: 'hashed'; id: number } & Hashed);
