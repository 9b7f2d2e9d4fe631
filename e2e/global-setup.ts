import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPostgres } from '../server/test/test-postgres.ts';
import { startServer } from './running-server.ts';
import { execute, FIRST_OUTPUT, SETUP, TEMPLATE, WORKERS, withDatabase } from './seeded-database.ts';
import { publishThreeQuestions } from './three-questions.ts';

/**
 * Starts one PostgreSQL for all journeys and creates their template database, with the sample and a short examination.
 * Returns a function that stops PostgreSQL.
 */
export default async function setUpJourneys(): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'lulus-seeded-'));
  await execute(postgres.connectionString, `create database ${TEMPLATE}`);
  const DATABASE_URL = withDatabase(postgres.connectionString, TEMPLATE);
  const server = await startServer({ dataDir, env: { DATABASE_URL, WORKERS } });
  await publishThreeQuestions(server);
  await server.stop();
  await writeFile(join(dataDir, FIRST_OUTPUT), server.output());
  process.env[SETUP.databaseUrl] = postgres.connectionString;
  process.env[SETUP.postgresData] = postgres.dataDir;
  process.env[SETUP.seededData] = dataDir;
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
