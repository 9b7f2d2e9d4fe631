import { v7 as newId } from 'uuid';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { drawToken, linkTo } from './link-token.ts';
import { deleteUnusedLinks, insertLinks, insertWaitingLinks, lockUsers } from './password-links.queries.ts';

/** An invitation for each of these accounts, by account id. Their older links stop working. */
export async function makeLinks(
  trx: Db,
  { config, clock }: Context,
  userIds: string[],
): Promise<Map<string, string>> {
  const now = clock();
  const links = userIds.map((user_id) => ({ id: newId(), user_id, ...drawToken('invitation', now) }));
  await lockUsers(trx, userIds);
  await deleteUnusedLinks(trx, userIds);
  await insertLinks(trx, links, { purpose: 'invitation', now });
  return new Map(links.map(({ user_id, token }) => [user_id, linkTo(token, config)]));
}

/** The same, but each is drawn and mailed in a moment (mail/send-due-mails.ts). */
export async function mailLinks(trx: Db, { clock }: Context, userIds: string[]): Promise<void> {
  const links = userIds.map((user_id) => ({ id: newId(), user_id }));
  await lockUsers(trx, userIds);
  await deleteUnusedLinks(trx, userIds);
  await insertWaitingLinks(trx, links, { purpose: 'invitation', now: clock() });
}
