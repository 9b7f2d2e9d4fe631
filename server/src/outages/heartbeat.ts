import { OUTAGE_SECONDS } from '@lulus/contract';
import type { Clock } from '../platform/clock.ts';
import type { Database, Db } from '../platform/db/database.ts';
import { getSettingsRow } from '../settings/settings.queries.ts';
import { giveBack, type Outage } from './give-back.queries.ts';

const BEAT_EVERY_MS = 5000;
const OUTAGE_MS = OUTAGE_SECONDS * 1000;

export interface Heartbeat {
  /**
   * Stores that a server is running. If none was running for over a minute, records the outage and gives the time back.
   * Returns undefined without a query if this node has done so in the last seconds. So code that depends on the time
   * can call it first. Rejects while the database is unreachable.
   */
  beat(): Promise<void> | undefined;
}

export interface Accounted extends Outage {
  given_back: number | null;
}

/**
 * Returns whether the stored beat follows the machine's new time. Then another node has adopted that time. This node
 * must adopt it too, because nodes must not use two times at once.
 */
const followsMachineTime = (beatAt: Date, now: Date, jump: number) =>
  Math.abs(now.getTime() + jump - beatAt.getTime()) < Math.abs(now.getTime() - beatAt.getTime());

/**
 * Locks the row, which the very first beat inserts, and returns its time. The lock ensures that only one node records
 * an outage.
 */
async function lockHeartbeat(trx: Db, now: Date): Promise<Date> {
  await trx
    .insertInto('heartbeat')
    .values({ beat_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { beat_at } = await trx
    .selectFrom('heartbeat')
    .select('beat_at')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return beat_at;
}

async function isAttemptRunning(trx: Db): Promise<boolean> {
  const running = await trx
    .selectFrom('attempts')
    .select('id')
    .where('submitted_at', 'is', null)
    .limit(1)
    .execute();
  return running.length > 0;
}

export function createHeartbeat(
  { db, clock }: { db: Database; clock: Clock },
  onOutage: (outage: Accounted) => void = () => undefined,
): Heartbeat {
  /** This node's last beat by its own clock. With it, a difference between the nodes' clocks is no outage. */
  let last: Date | undefined;
  let beating: Promise<void> | undefined;

  async function recordBeat(trx: Db): Promise<{ now: Date; outage: Accounted | undefined }> {
    const beatAt = await lockHeartbeat(trx, clock());
    // Read the clock after the lock: another node may have been giving time back until now.
    let now = clock();
    let outage: Accounted | undefined;
    const jump = clock.guard?.jump();
    if (jump && (followsMachineTime(beatAt, now, jump) || !(await isAttemptRunning(trx)))) {
      clock.guard?.adopt();
      now = clock();
    } else {
      const began_at = last && last > beatAt ? last : beatAt;
      if (now.getTime() - began_at.getTime() > OUTAGE_MS) {
        const { give_back_outages } = await getSettingsRow(trx);
        const times = { began_at, ended_at: now };
        const given_back = give_back_outages ? await giveBack(trx, times, OUTAGE_SECONDS) : null;
        outage = { ...times, given_back };
        await trx.insertInto('outages').values(outage).execute();
      }
    }
    await trx.updateTable('heartbeat').set({ beat_at: now }).execute();
    return { now, outage };
  }

  async function beatOnce(): Promise<void> {
    const { now, outage } = await db.transaction().execute(recordBeat);
    last = now;
    if (outage) onOutage(outage);
  }

  /**
   * Runs between two beats on a node whose machine's time was set. Adopts the new time once another node has adopted
   * it.
   */
  async function followOthers(jump: number): Promise<void> {
    const note = await db.selectFrom('heartbeat').select('beat_at').executeTakeFirst();
    if (note && followsMachineTime(note.beat_at, clock(), jump)) await beatOnce();
  }

  return {
    beat() {
      const now = clock();
      const isFresh = last && Math.abs(now.getTime() - last.getTime()) < BEAT_EVERY_MS;
      const jump = clock.guard?.jump();
      if (isFresh && !jump) return undefined;
      beating ??= (isFresh && jump ? followOthers(jump) : beatOnce()).finally(() => {
        beating = undefined;
      });
      return beating;
    },
  };
}
