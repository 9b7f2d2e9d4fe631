/** `reset-second-factor EMAIL`, with the configuration of the server: for an admin who has lost app and recovery codes. */
import { SERVER } from '../../audit/actor.ts';
import { audit } from '../../audit/audit.ts';
import { reachDatabase } from '../../commands/reach-database.ts';
import { CommandError, runCommand, say } from '../../commands/run-command.ts';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../db/database.ts';
import { findUserByIdentifier } from '../users.queries.ts';
import { deleteSecondFactor } from './second-factors.queries.ts';

await runCommand(async () => {
  const [login] = process.argv.slice(2);
  if (!login) throw new CommandError('Say whose: npm run reset-second-factor -- EMAIL');
  const { connectionString, stop } = await reachDatabase(readConfig(process.env));
  const db = openDatabase({ connectionString, max: 1 });
  try {
    const user = await findUserByIdentifier(db, login);
    if (user?.role !== 'admin') throw new CommandError(`There is no admin with the login ${login}.`);
    const isRemoved = await db.transaction().execute(async (trx) => {
      const isRemoved = await deleteSecondFactor(trx, user.id);
      const subject = { person_id: user.id };
      if (isRemoved)
        await audit(trx, { at: new Date(), actor: SERVER, action: 'second_factor_off', subject });
      return isRemoved;
    });
    say(
      isRemoved
        ? `The second factor of ${login} is off: the next login asks for the password alone.`
        : `${login} has no second factor.`,
    );
  } finally {
    await db.destroy();
    await stop?.();
  }
});
