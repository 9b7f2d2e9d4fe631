import { v7 as newId } from 'uuid';
import type { PlatformContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { drawToken, linkTo } from './link-token.ts';
import { deleteUnusedLinks, insertLinks, insertWaitingLinks, lockUsers } from './password-links.queries.ts';

/** Links per statement. Between batches, the process can answer other requests. */
const BATCH = 500;

/** Creates an invitation link for each account, and returns the links by account id. Older links are revoked. */
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

/** Queues an invitation mail for each account. `send-due-mails.ts` draws the tokens and sends the mails. */
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
