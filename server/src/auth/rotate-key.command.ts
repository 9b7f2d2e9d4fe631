/** `npm run rotate-key`: with the configuration of the server, whether it runs or not. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand, say } from '../backup/run-command.ts';
import { systemClock } from '../clock.ts';
import { ConfigError, readConfig } from '../config.ts';
import { NO_LIMITS, openDatabase } from '../db/database.ts';
import { reachDatabase } from '../reach-database.ts';
import { rotateKey } from './rotate-key.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  if (config.JWT_SECRET !== undefined) {
    throw new ConfigError(
      'JWT_SECRET is set: make it JWT_SECRET_PREVIOUS, give JWT_SECRET another value, and restart the server.',
    );
  }
  if (config.DATABASE_URL === undefined) {
    await access(join(config.DATA_DIR, 'postgres')).catch(() => {
      throw new ConfigError(`There is no database in ${config.DATA_DIR}: is DATA_DIR the server's?`);
    });
  }
  const { connectionString, stop } = await reachDatabase(config, { shared: true, say });
  const db = openDatabase({ connectionString, max: 1, limits: NO_LIMITS });
  try {
    await rotateKey({ db, clock: systemClock });
    say(
      'A new key signs in a few minutes. Nobody is logged out; the key before it goes when nothing signed by it is left.',
    );
  } finally {
    await db.destroy();
    await stop?.();
  }
});
