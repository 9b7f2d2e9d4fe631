/** `add-admin EMAIL`, with the server's configuration, for a school whose admins cannot log in. */

import { email as emailSchema } from '@lulus/contract';
import { findUserByIdentifier } from '../../auth/account/users.queries.ts';
import { reachDatabase } from '../../platform/command-line/reach-database.ts';
import { CommandError, runCommand, say } from '../../platform/command-line/run-command.ts';
import { readConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { addAdmin } from '../../staff/add-admin.ts';
import { addressOf } from '../announce.ts';

await runCommand(async () => {
  const { data: email } = emailSchema.safeParse(process.argv[2]);
  if (!email) throw new CommandError('Give an email address: npm run add-admin -- EMAIL');
  const config = readConfig(process.env);
  const { connectionString, stop } = await reachDatabase(config);
  const db = openDatabase({ connectionString, max: 1 });
  try {
    const user = await findUserByIdentifier(db, email);
    if (user?.role === 'student') throw new CommandError(`${email} is the login of a student.`);
    const reachable = { ...config, PUBLIC_URL: addressOf(config, config.PORT) };
    const context = { clock: () => new Date(), config: reachable, db };
    const link = await addAdmin(context, email, user?.id);
    say(`${email} is an admin. This link sets the password. It works once, for 72 hours:\n\n  ${link}\n`);
    if (user?.password_hash) say('The old password works until then.');
  } finally {
    await db.destroy();
    await stop?.();
  }
});
