/**
 * Sessions: a token is good only while its row in the database is. Which sessions are live is held until a notice tells
 * of their end; what a token says is remembered by the token, since that never changes.
 */
import type { TokenUser } from '@lulus/contract';
import { LRUCache } from 'lru-cache';
import { v7 as newId } from 'uuid';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { hold } from '../db/hold.ts';
import type { Notices } from '../db/notices.ts';
import {
  endSession,
  endSessionsOf,
  extendSession,
  findUserOfSession,
  insertSession,
} from './sessions.queries.ts';
import type { TokenSigner, TokenSubject } from './tokens.ts';

const REMEMBER_AT_MOST = 20_000;
const HOUR_MS = 3_600_000;

export interface SessionStore {
  /** Opens a session and answers its token. */
  open(subject: TokenSubject): Promise<string>;
  /** The user of a good token; undefined for any other. */
  verify(token: string): Promise<TokenUser | undefined>;
  /**
   * A token of the same session that lasts until then; null where the caller's lasts so long, or the session has been
   * ended. The caller's stays good for its own time.
   */
  prolong(user: TokenUser, until: Date): Promise<string | null>;
  end(user: TokenUser): Promise<void>;
  /** Ends every session of the account, and sees to it that none of them counts here any more. */
  endAll(userId: string): Promise<void>;
}

export interface SessionOptions {
  db: Database;
  notices: Notices;
  clock: Clock;
  tokens: TokenSigner;
  tokenHours: number;
}

export function createSessionStore(options: SessionOptions): SessionStore {
  const { db, notices, clock, tokens, tokenHours } = options;
  const genuine = new LRUCache<string, TokenUser>({ max: REMEMBER_AT_MOST });
  const userOf = hold({
    notices,
    topic: 'session',
    atMost: REMEMBER_AT_MOST,
    read: (id) => findUserOfSession(db, id),
  });

  /** The user in a token of ours; undefined for any other, and for one whose time is over. */
  async function read(token: string): Promise<TokenUser | undefined> {
    const known = genuine.get(token);
    if (known) return known.exp * 1000 > clock().getTime() ? known : undefined;
    const user = await tokens.read(token);
    if (user) genuine.set(token, user);
    return user;
  }

  return {
    async open(subject) {
      const created_at = clock();
      const session = {
        id: newId(),
        user_id: subject.id,
        created_at,
        expires_at: new Date(created_at.getTime() + tokenHours * HOUR_MS),
      };
      await insertSession(db, session);
      return tokens.sign(subject, session);
    },

    async verify(token) {
      const user = await read(token);
      return user && (await userOf(user.jti)) === user.id ? user : undefined;
    },

    async prolong(user, until) {
      // Tokens count in whole seconds.
      const wanted = new Date(Math.ceil(until.getTime() / 1000) * 1000);
      if (user.exp * 1000 >= wanted.getTime()) return null;
      const session = await extendSession(db, user.jti, wanted);
      return session ? tokens.sign(user, session) : null;
    },

    async end(user) {
      await endSession(db, user.jti, clock());
      await notices.settle();
    },

    async endAll(userId) {
      await endSessionsOf(db, userId, clock());
      await notices.settle();
    },
  };
}
