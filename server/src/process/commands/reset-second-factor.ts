/** `reset-second-factor EMAIL`, with the server's configuration, for staff who lost the app and the recovery codes. */

import { findUserByIdentifier } from '../../auth/account/users.queries.ts';
import { deleteSecondFactor } from '../../auth/second-factor/second-factors.queries.ts';
import { audit } from '../../platform/audit/audit.ts';
import { reachDatabase } from '../../platform/command-line/reach-database.ts';
import { CommandError, runCommand, say } from '../../platform/command-line/run-command.ts';
import { readConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { SERVER } from '../../platform/http/actor.ts';

await runCommand(async () => {
  const [login] = process.argv.slice(2);
  if (!login) throw new CommandError('Say whose: npm run reset-second-factor -- EMAIL');
  const { connectionString, stop } = await reachDatabase(readConfig(process.env));
  const db = openDatabase({ connectionString, max: 1 });
  try {
    const user = await findUserByIdentifier(db, login);
    if (!user || user.role === 'student') throw new CommandError(`No staff account has the login ${login}.`);
    const isRemoved = await db.transaction().execute(async (trx) => {
      const isRemoved = await deleteSecondFactor(trx, user.id);
      const subject = { person_id: user.id };
      if (isRemoved)
        await audit(trx, { at: new Date(), actor: SERVER, action: 'second_factor_off', subject });
      return isRemoved;
    });
    say(
      isRemoved
        ? `The second factor of ${login} is off: the next login needs only the password.`
        : `${login} has no second factor.`,
    );
  } finally {
    await db.destroy();
    await stop?.();
  }
});
