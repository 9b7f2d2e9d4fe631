import type { UserActor } from '../../platform/http/actor.ts';

/** What an admin decides about the time of an attempt. */
export interface Decision {
  minutes: number;
  reason: string | undefined;
  actor: UserActor;
}
