import { type verifyToken as endpoint, minPasswordLength, type Reply } from '@lulus/contract';
import type { PlatformContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { gone, notFound } from '../../platform/errors.ts';
import { hashToken } from './link-token.ts';
import { findLink } from './password-links.queries.ts';

/** Returns a working link with its account. Throws 404 if the link is unknown, and 410 if it is used or expired. */
export async function getWorkingLink(db: Db, token: string, now: Date) {
  const link = await findLink(db, hashToken(token));
  if (!link) {
    throw notFound('link_unknown');
  }
  if (link.used_at) {
    throw gone('link_used');
  }
  if (!link.expires_at || link.expires_at <= now) {
    throw gone('link_expired');
  }
  return link;
}

export async function verifyToken(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  token: string,
): Promise<Reply<typeof endpoint>> {
  const { first_name, login, role } = await getWorkingLink(db, token, clock());
  const reply = { first_name, email: login ?? first_name };
  return role !== 'student' ? { ...reply, min_password_length: minPasswordLength(role) } : reply;
}
