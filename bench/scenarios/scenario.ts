import type { Job } from '../http/drive.ts';

/** One kind of request, in any number. */
export interface Scenario {
  name: string;
  /** Prepares the data that `count` requests will use up. */
  prepare?(count: number): Promise<void>;
  /** Returns undefined when the data are used up. */
  next(): Job | undefined;
  /** Returns messages about acknowledged data that the database lacks. */
  verify?(): Promise<string[]>;
}

/** Returns a function that returns the members in turn. */
export function inTurns<T>(members: T[]): () => T {
  let turn = 0;
  return () => members[turn++ % members.length] as T;
}
