/**
 * Sessions. A token is valid only while its session in the database is live. Live sessions are cached until a notice
 * invalidates them. The contents of tokens are cached too, since they never change.
 */
import type { TokenUser } from '@lulus/contract';
import { LRUCache } from 'lru-cache';
import { v7 as newId } from 'uuid';
import { audit } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import { cachedLoader } from '../../platform/db/cached-loader.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { gather } from '../../platform/db/gather.ts';
import type { Notices } from '../../platform/db/notices.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Device } from './device.ts';
import {
  endSession,
  endSessionsOf,
  extendSession,
  insertAuditedSession,
  insertSession,
  listUsersOfSessions,
  noteSeen,
} from './sessions.queries.ts';
import type { TokenSigner, TokenSubject } from './tokens.ts';

const CACHE_SIZE = 20_000;
const HOUR_MS = 3_600_000;
/**
 * Minimum time between two updates of a session's `seen_at`, by any process. A little less than the interval of the
 * job.
 */
const SEEN_INTERVAL_MS = 540_000;
const SEEN_BATCH = 500;

export interface SessionStore {
  /** Opens a session and returns its token. */
  open(subject: TokenSubject, device?: Device, trx?: Db): Promise<string>;
  /**
   * Opens a session after a login, audits it, and remembers the device. Returns undefined, without a session, if the verified account
   * has another password or role meanwhile, or is deactivated.
   */
  logIn(
    subject: TokenSubject & { password_hash: string },
    from: Actor,
    device: Device & { device_id: string | undefined },
  ): Promise<string | undefined>;
  /** Returns the user of a token with a live session, or undefined. */
  verify(token: string): Promise<TokenUser | undefined>;
  /**
   * Returns a token of the same session that is valid until `until`. Returns null if the caller's token already is, or
   * if the session has ended. The caller's token stays valid until its own expiry.
   */
  prolong(user: TokenUser, until: Date): Promise<string | null>;
  /**
   * Returns a token of the same session with a new lifetime. The caller must have checked in `trx` that the session is
   * live.
   */
  renew(subject: TokenSubject, id: string, trx: Db): Promise<string>;
  /** Ends this session of the account. Returns false if there is no such live session. */
  end(session: Pick<TokenUser, 'id' | 'jti'>, actor: Actor): Promise<boolean>;
  /** Ends every other session of the account, and returns their number. This node rejects them at once. */
  endOthers(session: Pick<TokenUser, 'id' | 'jti'>): Promise<number>;
  /** Stores `seen_at` of the sessions that this process has seen since the last call. */
  noteSeen(): Promise<void>;
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
  /** Verified tokens by signature. Comparing a token is cheaper than verifying it at each request. */
  const genuine = new LRUCache<string, { token: string; user: TokenUser }>({ max: CACHE_SIZE });
  const seen = new Set<string>();
  const findUser = gather<string, string | undefined>({
    kind: 'session',
    run: (ids) => listUsersOfSessions(db, ids),
  });
  const userOf = cachedLoader({
    notices,
    topic: 'session',
    atMost: CACHE_SIZE,
    // The cache reads a session in use about once a minute, so this costs nothing at most calls.
    read: (id) => {
      if (seen.size < CACHE_SIZE) seen.add(id);
      return findUser(id);
    },
  });

  /** Returns the user in a token, or undefined if it is forged or expired. Does not check the session. */
  async function read(token: string): Promise<TokenUser | undefined> {
    const signature = token.slice(token.lastIndexOf('.') + 1);
    const known = genuine.peek(signature);
    if (known?.token === token) return known.user.exp * 1000 > clock().getTime() ? known.user : undefined;
    const user = await tokens.read(token);
    if (user) genuine.set(signature, { token, user });
    return user;
  }

  function newSession({ id: user_id }: TokenSubject) {
    const created_at = clock();
    const expires_at = new Date(created_at.getTime() + tokenHours * HOUR_MS);
    return { id: newId(), user_id, created_at, expires_at };
  }

  return {
    async open(subject, device, trx = db) {
      const session = { ...newSession(subject), ...device };
      await insertSession(trx, session);
      return tokens.sign(subject, session);
    },

    async logIn({ password_hash, ...subject }, from, { device_id, ...device }) {
      const session = { ...newSession(subject), ...device };
      const actor = { ...from, user_id: subject.id };
      const deed = { at: session.created_at, actor, action: 'logged_in' } as const;
      const line = { ...deed, subject: { person_id: subject.id } };
      const isOpen = await insertAuditedSession(
        db,
        session,
        { passwordHash: password_hash, role: subject.role, device_id },
        line,
      );
      return isOpen ? tokens.sign(subject, session) : undefined;
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

    async renew(subject, id, trx) {
      const { expires_at } = newSession(subject);
      return tokens.sign(subject, (await extendSession(trx, id, expires_at)) ?? { id, expires_at });
    },

    async end({ id, jti }, actor) {
      const isEnded = await db.transaction().execute(async (trx) => {
        const at = clock();
        if (!(await endSession(trx, { id: jti, user_id: id }, at))) return false;
        await audit(trx, { at, actor, action: 'logged_out', subject: { person_id: id } });
        return true;
      });
      await notices.settle();
      return isEnded;
    },

    async endOthers({ id, jti }) {
      const ended = await endSessionsOf(db, [id], clock(), jti);
      await notices.settle();
      return ended;
    },

    async noteSeen() {
      const at = clock();
      const since = new Date(at.getTime() - SEEN_INTERVAL_MS);
      const ids = [...seen];
      seen.clear();
      for (let start = 0; start < ids.length; start += SEEN_BATCH) {
        await noteSeen(db, ids.slice(start, start + SEEN_BATCH), { at, since });
      }
    },
  };
}
