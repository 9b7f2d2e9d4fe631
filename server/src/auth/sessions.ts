/**
 * Sessions: a token is good only while its row in the database is. Which sessions are live is held until a notice tells
 * of their end; what a token says is remembered by the token, since that never changes.
 */
import type { TokenUser } from '@lulus/contract';
import { LRUCache } from 'lru-cache';
import { v7 as newId } from 'uuid';
import type { Actor } from '../audit/actor.ts';
import { audit } from '../audit/audit.ts';
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
  insertToldSession,
} from './sessions.queries.ts';
import type { TokenSigner, TokenSubject } from './tokens.ts';

const REMEMBER_AT_MOST = 20_000;
const HOUR_MS = 3_600_000;

export interface SessionStore {
  /** Opens a session and answers its token. */
  open(subject: TokenSubject): Promise<string>;
  /** The same for somebody who logs in from there, which the audit log tells. */
  logIn(subject: TokenSubject, from: Actor): Promise<string>;
  /** The user of a good token; undefined for any other. */
  verify(token: string): Promise<TokenUser | undefined>;
  /**
   * A token of the same session that lasts until then; null where the caller's lasts so long, or the session has been
   * ended. The caller's stays good for its own time.
   */
  prolong(user: TokenUser, until: Date): Promise<string | null>;
  end(user: TokenUser, actor: Actor): Promise<void>;
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

  function newSession({ id: user_id }: TokenSubject) {
    const created_at = clock();
    const expires_at = new Date(created_at.getTime() + tokenHours * HOUR_MS);
    return { id: newId(), user_id, created_at, expires_at };
  }

  return {
    async open(subject) {
      const session = newSession(subject);
      await insertSession(db, session);
      return tokens.sign(subject, session);
    },

    async logIn(subject, from) {
      const session = newSession(subject);
      const actor = { ...from, user_id: subject.id };
      const deed = { at: session.created_at, actor, action: 'logged_in' } as const;
      await insertToldSession(db, session, { ...deed, subject: { person_id: subject.id } });
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

    async end(user, actor) {
      await db.transaction().execute(async (trx) => {
        const at = clock();
        if (!(await endSession(trx, user.jti, at))) return;
        await audit(trx, { at, actor, action: 'logged_out', subject: { person_id: user.id } });
      });
      await notices.settle();
    },

    async endAll(userId) {
      await endSessionsOf(db, userId, clock());
      await notices.settle();
    },
  };
}
