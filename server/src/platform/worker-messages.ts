/** Messages between a supervisor and its workers. */

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

export type FromWorker =
  | { kind: 'ready'; served: Served }
  /** Asks for the summed metrics of all workers. */
  | { kind: 'gather'; id: string };

/** The summed metrics, or undefined if a worker did not answer. */
export interface ToWorker {
  id: string;
  text: string | undefined;
}
