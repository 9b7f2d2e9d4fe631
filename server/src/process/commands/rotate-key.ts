/** `npm run rotate-key`, with the server's configuration. The server may be running. */

import { rotateKey } from '../../auth/sessions/rotate-key.ts';
import { systemClock } from '../../platform/clock.ts';
import { reachDatabase } from '../../platform/command-line/reach-database.ts';
import { runCommand, say } from '../../platform/command-line/run-command.ts';
import { ConfigError, readConfig } from '../../platform/config.ts';
import { NO_LIMITS, openDatabase } from '../../platform/db/database.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  if (config.JWT_SECRET !== undefined) {
    throw new ConfigError(
      'JWT_SECRET is set: make it JWT_SECRET_PREVIOUS, give JWT_SECRET another value, and restart the server.',
    );
  }
  const { connectionString, stop } = await reachDatabase(config);
  const db = openDatabase({ connectionString, max: 1, limits: NO_LIMITS });
  try {
    await rotateKey({ db, clock: systemClock });
    say(
      'A new key signs in a few minutes. No one is logged out. The previous key is deleted when nothing that it signed is valid any more.',
    );
  } finally {
    await db.destroy();
    await stop?.();
  }
});
