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
    const now = clock();
    const began_at = last && last > beatAt ? last : beatAt;
    let outage: Accounted | undefined;
    if (now.getTime() - began_at.getTime() > OUTAGE_MS) {
      const { give_back_outages } = await getSettingsRow(trx);
      const times = { began_at, ended_at: now };
      const given_back = give_back_outages ? await giveBack(trx, times, OUTAGE_SECONDS) : null;
      outage = { ...times, given_back };
      await trx.insertInto('outages').values(outage).execute();
    }
    await trx.updateTable('heartbeat').set({ beat_at: now }).execute();
    return { now, outage };
  }

  async function beatOnce(): Promise<void> {
    const { now, outage } = await db.transaction().execute(recordBeat);
    last = now;
    if (outage) onOutage(outage);
  }

  return {
    beat() {
      const now = clock();
      if (last && Math.abs(now.getTime() - last.getTime()) < BEAT_EVERY_MS) return undefined;
      beating ??= beatOnce().finally(() => {
        beating = undefined;
      });
      return beating;
    },
  };
}
