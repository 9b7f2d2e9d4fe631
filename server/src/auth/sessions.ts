/**
 * Sessions: a token is good only while its row in the database is. What was verified is remembered for a few
 * seconds, so another node may honour an ended session that long and no longer; this node drops it at once.
 */
import type { TokenUser } from '@lulus/contract';
import { LRUCache } from 'lru-cache';
import { v7 as newId } from 'uuid';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import {
  endSession,
  endSessionsOf,
  extendSession,
  insertSession,
  isSessionLive,
} from './sessions.queries.ts';
import type { TokenSigner, TokenSubject } from './tokens.ts';

const REMEMBER_MS = 5000;
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
  /** Ends every session of the account. */
  endAll(userId: string): Promise<void>;
}

export interface SessionOptions {
  db: Database;
  clock: Clock;
  tokens: TokenSigner;
  tokenHours: number;
}

export function createSessionStore({ db, clock, tokens, tokenHours }: SessionOptions): SessionStore {
  const verified = new LRUCache<string, TokenUser>({ max: REMEMBER_AT_MOST, ttl: REMEMBER_MS });

  function forget(matches: (user: TokenUser) => boolean): void {
    for (const [token, user] of verified.entries()) if (matches(user)) verified.delete(token);
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
      const known = verified.get(token);
      if (known) return known.exp * 1000 > clock().getTime() ? known : undefined;
      const user = await tokens.read(token);
      if (!user || !(await isSessionLive(db, user))) return undefined;
      verified.set(token, user);
      return user;
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
      forget((other) => other.jti === user.jti);
    },

    async endAll(userId) {
      await endSessionsOf(db, userId, clock());
      forget((other) => other.id === userId);
    },
  };
}
