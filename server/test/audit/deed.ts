import type { AuditAction, Endpoint } from '@lulus/contract';
import type { anAdmin } from '../factories.ts';

/** Fields that the audit line must have. Other columns may have any value. */
type Line = {
  action: AuditAction;
  person_id?: string | undefined;
  examination_id?: string;
  question_id?: string;
  attempt_id?: string;
  before?: object | null;
  after?: object | null;
};

export interface Deed {
  endpoint: Endpoint;
  /** Performs the action, and returns the expected lines. */
  act: () => Promise<Line[]>;
}

export type Admin = Awaited<ReturnType<typeof anAdmin>>;
