import { OUTAGE_SECONDS } from '@lulus/contract';
import type { Clock } from '../platform/clock.ts';
import type { Database, Db } from '../platform/db/database.ts';
import { getSettingsRow } from '../settings/settings.queries.ts';
import { giveBack, type Outage } from './give-back.queries.ts';

const BEAT_EVERY_MS = 5000;
const OUTAGE_MS = OUTAGE_SECONDS * 1000;

export interface Heartbeat {
  /**
   * Notes that a server is at work, and accounts for an outage if none was. It is cheap, and returns undefined, if
   * this node has done so in the last seconds. So code that decides by the time can call it first. Fails while the
   * database is away.
   */
  beat(): Promise<void> | undefined;
}

export interface Accounted extends Outage {
  given_back: number | null;
}

/**
 * Whether the note follows the machine's new time. Then another node has adopted that time, and this node must too:
 * two times at once would be worse.
 */
const isByMachine = (beatAt: Date, now: Date, jump: number) =>
  Math.abs(now.getTime() + jump - beatAt.getTime()) < Math.abs(now.getTime() - beatAt.getTime());

/** The row, made by the first of all beats, and locked: of several nodes one accounts for an outage. */
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
  /** This node's last beat, by its own clock. So a difference between the nodes' clocks is no outage. */
  let last: Date | undefined;
  let beating: Promise<void> | undefined;

  async function account(trx: Db): Promise<{ now: Date; outage: Accounted | undefined }> {
    const beatAt = await lockHeartbeat(trx, clock());
    // Read after the lock: another node may have been giving time back until now.
    let now = clock();
    let outage: Accounted | undefined;
    const jump = clock.guard?.jump();
    if (jump && (isByMachine(beatAt, now, jump) || !(await isAttemptRunning(trx)))) {
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
    const { now, outage } = await db.transaction().execute(account);
    last = now;
    if (outage) onOutage(outage);
  }

  /**
   * For a node whose machine's time was set, between two beats. No call may use the old time once another node uses
   * the new one.
   */
  async function followOthers(jump: number): Promise<void> {
    const note = await db.selectFrom('heartbeat').select('beat_at').executeTakeFirst();
    if (note && isByMachine(note.beat_at, clock(), jump)) await beatOnce();
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
