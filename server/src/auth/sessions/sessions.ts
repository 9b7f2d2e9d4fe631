/**
 * Sessions: a token is valid only while its row in the database is. Live sessions are cached until a notice announces
 * their end. The content of a token is cached too, since it never changes.
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
  insertSession,
  insertToldSession,
  listUsersOfSessions,
  noteSeen,
} from './sessions.queries.ts';
import type { TokenSigner, TokenSubject } from './tokens.ts';

const REMEMBER_AT_MOST = 20_000;
const HOUR_MS = 3_600_000;
/**
 * A session is noted at most once in this time by all processes. It is a little less than the time between two notes
 * of a process.
 */
const NOTED_FOR_MS = 540_000;
const NOTE_AT_ONCE = 500;

export interface SessionStore {
  /** Opens a session, on this device where it is known, and returns its token. */
  open(subject: TokenSubject, device?: Device, trx?: Db): Promise<string>;
  /**
   * The same for a login, which is written to the audit log. Undefined, without a session, if the verified password
   * has been replaced meanwhile.
   */
  logIn(
    subject: TokenSubject & { password_hash: string },
    from: Actor,
    device: Device,
  ): Promise<string | undefined>;
  /** The user of a good token; undefined for any other. */
  verify(token: string): Promise<TokenUser | undefined>;
  /**
   * A token of the same session that lasts until then. Null if the caller's token lasts that long, or the session has
   * been ended. The caller's token keeps its own expiry.
   */
  prolong(user: TokenUser, until: Date): Promise<string | null>;
  /** A token of the same session that lasts as long as a new one. The transaction must know that the session is live. */
  renew(subject: TokenSubject, id: string, trx: Db): Promise<string>;
  /** Ends this session of the account; false where it has none such. */
  end(session: Pick<TokenUser, 'id' | 'jti'>, actor: Actor): Promise<boolean>;
  /**
   * Ends every other session of the account, and returns how many there were. They are invalid on this node at once.
   */
  endOthers(session: Pick<TokenUser, 'id' | 'jti'>): Promise<number>;
  /** Writes down which sessions were in use here since the last time. */
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
  /** By signature: comparing the token is cheaper than verifying it at each request. */
  const genuine = new LRUCache<string, { token: string; user: TokenUser }>({ max: REMEMBER_AT_MOST });
  const seen = new Set<string>();
  const findUser = gather<string, string | undefined>({
    kind: 'session',
    run: (ids) => listUsersOfSessions(db, ids),
  });
  const userOf = cachedLoader({
    notices,
    topic: 'session',
    atMost: REMEMBER_AT_MOST,
    // A session in use is read once a minute, so the others of its calls cost nothing for this.
    read: (id) => {
      if (seen.size < REMEMBER_AT_MOST) seen.add(id);
      return findUser(id);
    },
  });

  /** The user in a valid token; undefined for a foreign or an expired one. */
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

    async logIn(subject, from, device) {
      const session = { ...newSession(subject), ...device };
      const actor = { ...from, user_id: subject.id };
      const deed = { at: session.created_at, actor, action: 'logged_in' } as const;
      const line = { ...deed, subject: { person_id: subject.id } };
      const isOpen = await insertToldSession(db, session, subject.password_hash, line);
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
      const since = new Date(at.getTime() - NOTED_FOR_MS);
      const ids = [...seen];
      seen.clear();
      for (let start = 0; start < ids.length; start += NOTE_AT_ONCE) {
        await noteSeen(db, ids.slice(start, start + NOTE_AT_ONCE), { at, since });
      }
    },
  };
}
