import type { OwnSession, TokenUser } from '@lulus/contract';
import type { PlatformContext } from '../../platform/context.ts';
import { listSessionsOf } from './sessions.queries.ts';

/** Returns the caller's sessions: the calling one first, then the most recently seen. */
export async function listSessions(
  { db, clock }: Pick<PlatformContext, 'clock' | 'db'>,
  user: TokenUser,
): Promise<OwnSession[]> {
  const now = clock();
  const sessions = await listSessionsOf(db, user, now);
  return sessions.map(({ created_at, seen_at, ...session }) => {
    const current = session.id === user.jti;
    return {
      ...session,
      created_at: created_at.toISOString(),
      seen_at: (current ? now : seen_at).toISOString(),
      current,
    };
  });
}
