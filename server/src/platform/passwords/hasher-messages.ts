import type { HashAnswer, HashTask } from './hash-task.ts';

export interface ToHasher {
  id: number;
  task: HashTask;
}

export type FromHasher = { id: number } & ({ answer: HashAnswer } | { failure: string });
