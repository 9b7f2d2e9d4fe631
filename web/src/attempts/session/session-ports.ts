import type { ExamPorts } from './open-exam.ts';

/** What a session needs of the world around it. */
export interface SessionPorts extends ExamPorts {
  random(): number;
  /** Runs `task` after `ms`; the answer cancels it. */
  schedule(task: () => void, ms: number): () => void;
  /** Whether the attempt's student is the one logged in. */
  canCall(): boolean;
  /** Whether what is on this device is still that student's. */
  canKeep(): boolean;
}
