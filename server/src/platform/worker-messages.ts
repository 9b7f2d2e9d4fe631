/** Messages between a supervisor and its workers. */
import type { MetricObjectWithValues, MetricValue } from 'prom-client';

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

export type FromWorker =
  | { kind: 'ready'; served: Served }
  /** Asks for the summed metrics of all workers. */
  | { kind: 'gather'; id: number }
  | { kind: 'own metrics'; id: number; metrics: Metrics };

export type ToWorker =
  | { kind: 'tell metrics'; id: number }
  | { kind: 'all metrics'; id: number; text: string };
