import type { UserActor } from '../../platform/http/actor.ts';

/** An admin's decision to give an attempt more time. */
export interface Decision {
  minutes: number;
  reason: string | undefined;
  actor: UserActor;
}
