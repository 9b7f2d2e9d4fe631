import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

const KNOWN_MS = 90 * 24 * 3_600_000;

/** Returns whether the device has logged in to the account in the last 90 days. Unknown accounts have the id null. */
export async function isKnownDevice(
  db: Db,
  userId: string | null,
  deviceId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from known_devices
    where user_id = ${userId}::uuid and device_id = ${deviceId}::uuid
      and seen_at > ${new Date(now.getTime() - KNOWN_MS)}`.execute(db);
  return rows.length > 0;
}

/** Deletes devices without a login in the last 90 days. Any number of nodes may run it at once. */
export async function deleteOldDevices(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('seen_at', '<=', new Date(now.getTime() - KNOWN_MS))
    .execute();
}
