import { mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { audit } from '../platform/audit/audit.ts';
import type { Config } from '../platform/config.ts';
import { type Db, openDatabase } from '../platform/db/database.ts';
import { createFileStore } from '../platform/files/store/create-file-store.ts';
import { SERVER } from '../platform/http/actor.ts';
import { BackupError } from './archive.ts';
import { type BackupReport, backup } from './backup.ts';
import { estimateBackup, isBackupDue, noteBackup, tryLockBackup, unlockBackup } from './schedule.queries.ts';

/**
 * Free space that a backup must leave, in bytes. PostgreSQL may be on the same disk, and needs room for examinations.
 */
const RESERVE_BYTES = 2 ** 30;
/** Names of scheduled backups, and of the partial files that a killed backup leaves. */
const OWN_NAMES = /^lulus-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar(\.part(\.table)?)?$/;

export interface ScheduledBackup {
  config: Config;
  connectionString: string;
  folder: string;
  now: Date;
  signal?: AbortSignal;
}

/**
 * Makes the backup that is due, and removes old ones. Returns undefined if none is due, or if another server is making
 * it. The lock of a killed server ends with its connection.
 */
export async function makeScheduledBackup(
  options: ScheduledBackup,
): Promise<(BackupReport & { file: string }) | undefined> {
  const { config, connectionString, now } = options;
  const database = openDatabase({ connectionString, max: 1 });
  try {
    return await database.connection().execute(async (db) => {
      if (!(await tryLockBackup(db))) return undefined;
      try {
        if (!(await isBackupDue(db, config, now))) return undefined;
        const made = await makeOne(db, options);
        await noteBackup(db, now);
        await auditBackup(db, now, made);
        return made;
      } finally {
        // If the connection is lost, the lock is released anyway. Its error must be thrown, not this one.
        await unlockBackup(db).catch(() => undefined);
      }
    });
  } finally {
    await database.destroy();
  }
}

async function auditBackup(db: Db, at: Date, { rows, files }: BackupReport): Promise<void> {
  await audit(db, { at, actor: SERVER, action: 'backup_made', after: { rows, files } });
}

async function makeOne(db: Db, { config, connectionString, folder, now, signal }: ScheduledBackup) {
  await mkdir(folder, { recursive: true });
  const found = (await readdir(folder)).filter((name) => OWN_NAMES.test(name));
  for (const name of found.filter((name) => !name.endsWith('.tar'))) await rm(join(folder, name));
  await refuseWithoutRoom(db, folder);

  const name = `lulus-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`;
  const file = join(folder, name);
  const files = await createFileStore(config);
  const report = await backup({ connectionString, files, file, now, signal });
  const before = found.filter((one) => one.endsWith('.tar')).sort();
  for (const old of before.slice(0, Math.max(0, before.length + 1 - config.BACKUP_KEEP))) {
    await rm(join(folder, old));
  }
  return { ...report, file };
}

async function refuseWithoutRoom(db: Db, folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const missing = (await estimateBackup(db)) + RESERVE_BYTES - bavail * bsize;
  if (missing <= 0) return;
  const mb = Math.ceil(missing / 2 ** 20);
  throw new BackupError(`No backup was made: ${folder} needs ${mb} MB more of free space.`);
}
