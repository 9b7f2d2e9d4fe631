import type { UserActor } from '../../platform/http/actor.ts';

/** An admin's decision about an attempt's time. */
export interface Decision {
  /** Negative to take time back. */
  minutes: number;
  reason: string | undefined;
  actor: UserActor;
}
