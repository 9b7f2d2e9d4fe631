import type { ExamPorts } from './open-exam.ts';

/** Dependencies of an exam session. */
export interface SessionPorts extends ExamPorts {
  random(): number;
  /** Runs `task` after `ms`. Returns a function that cancels it. */
  schedule(task: () => void, ms: number): () => void;
  /** Returns true while the attempt's student is logged in. */
  canCall(): boolean;
  /** Returns true while this device's data belong to the student, even after the session has expired. */
  canStore(): boolean;
}
