import { v7 as newId } from 'uuid';
import type { PlatformContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { drawToken, linkTo } from './link-token.ts';
import { deleteUnusedLinks, insertLinks, insertWaitingLinks, lockUsers } from './password-links.queries.ts';

/** Drawing a token takes a while among thousands, and others are answered in between. */
const BATCH = 500;

/** An invitation for each of these accounts, by account id. Their older links stop working. */
export async function makeLinks(
  trx: Db,
  { config, clock }: Pick<PlatformContext, 'config' | 'clock'>,
  userIds: string[],
): Promise<Map<string, string>> {
  const now = clock();
  const made = new Map<string, string>();
  await lockUsers(trx, userIds);
  await deleteUnusedLinks(trx, userIds);
  for (let start = 0; start < userIds.length; start += BATCH) {
    const links = userIds.slice(start, start + BATCH).map((user_id) => {
      const { token, ...drawn } = drawToken('invitation', now);
      made.set(user_id, linkTo(token, config));
      return { id: newId(), user_id, ...drawn };
    });
    await insertLinks(trx, links, { purpose: 'invitation', now });
  }
  return made;
}

/** The same, but each is drawn and mailed in a moment (mail/send-due-mails.ts). */
export async function mailLinks(
  trx: Db,
  { clock }: Pick<PlatformContext, 'clock'>,
  userIds: string[],
): Promise<void> {
  const links = userIds.map((user_id) => ({ id: newId(), user_id }));
  await lockUsers(trx, userIds);
  await deleteUnusedLinks(trx, userIds);
  await insertWaitingLinks(trx, links, { purpose: 'invitation', now: clock() });
}
