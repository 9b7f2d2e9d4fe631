import type { Job } from '../http/drive.ts';

/** One kind of request, in any number. */
export interface Scenario {
  name: string;
  /** Makes ready what so many requests will use up. */
  prepare?(count: number): Promise<void>;
  /** Undefined when that is used up. */
  next(): Job | undefined;
  /** What is not in the database as it was acknowledged, in words. */
  verify?(): Promise<string[]>;
}

/** The members one after the other, again and again. */
export function inTurns<T>(members: T[]): () => T {
  let turn = 0;
  return () => {
    const member = members[turn++ % members.length];
    if (member === undefined) throw new Error('There is nobody.');
    return member;
  };
}
