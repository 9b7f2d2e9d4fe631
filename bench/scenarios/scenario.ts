import type { Job } from '../http/drive.ts';

/** One kind of request, in any number. */
export interface Scenario {
  name: string;
  /** Prepares the data that `count` requests will use up. */
  prepare?(count: number): Promise<void>;
  /** Undefined when all are used up. */
  next(): Job | undefined;
  /** Descriptions of acknowledged data that the database does not have. */
  verify?(): Promise<string[]>;
}

/** Returns the members in turn, over and over. */
export function inTurns<T>(members: T[]): () => T {
  let turn = 0;
  return () => {
    const member = members[turn++ % members.length];
    if (member === undefined) throw new Error('The list is empty.');
    return member;
  };
}
