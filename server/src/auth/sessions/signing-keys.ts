/**
 * Signing keys of tokens and file links. The current key signs. Earlier keys still verify until everything that they
 * signed has expired (docs/decisions/0018-login.md).
 */
import { hkdfSync, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Notices } from '../../platform/db/notices.ts';
import { insertSigningKey, listSigningKeys } from './signing-keys.queries.ts';

export interface SigningKey {
  /** The `kid` of tokens. */
  id: string;
  secret: Uint8Array;
}

export interface KeyRing {
  /** The key that signs now. */
  current(): SigningKey;
  find(id: string): SigningKey | undefined;
  all(): SigningKey[];
  /** Reads the keys from the database again. Notices call it too. */
  reload(): Promise<void>;
}

/** Serialises the nodes that start on an empty database at once. */
const FIRST_KEY_LOCK = 4_801_001;
/**
 * A new key signs only after this time. Until then every node has loaded it, even one without notices or with a clock
 * that is a minute off. So no node meets a signature that it does not know.
 */
export const SIGNS_AFTER_MS = 3 * 60_000;

type Configured = Pick<Config, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>;

export async function createKeyRing(parts: {
  db: Database;
  clock: Clock;
  notices: Notices;
  config: Configured;
}): Promise<KeyRing> {
  return parts.config.JWT_SECRET === undefined ? ringOfDatabase(parts) : ringOfSecrets(parts.config);
}

/**
 * Uses the configured secrets: JWT_SECRET signs, and JWT_SECRET_PREVIOUS only verifies. Ids are derived from the
 * secrets, so they are equal on all nodes.
 */
function ringOfSecrets({ JWT_SECRET, JWT_SECRET_PREVIOUS }: Configured): KeyRing {
  const keys = [JWT_SECRET, JWT_SECRET_PREVIOUS].flatMap((text) => {
    if (text === undefined) return [];
    const secret = Buffer.from(text);
    return [{ secret, id: Buffer.from(deriveKey(secret, 'key id')).toString('base64url').slice(0, 16) }];
  });
  return ringOf(
    () => keys,
    () => keys[0],
    async () => undefined,
  );
}

/** Keys that Lulus makes and stores in the database, so that all nodes share them and a restart ends no session. */
async function ringOfDatabase(parts: { db: Database; clock: Clock; notices: Notices }): Promise<KeyRing> {
  const { db, clock, notices } = parts;
  await makeFirstKey(db, clock());
  let keys = await listSigningKeys(db);
  let readings = 0;

  async function reload(): Promise<void> {
    const reading = ++readings;
    const read = await listSigningKeys(db);
    // Two reads may overlap. The later one has the newer keys.
    if (reading === readings && read.length > 0) keys = read;
  }

  // Ignore a failed read. The next connection or the next minute brings another one.
  notices.on('keys', () => void reload().catch(() => undefined));
  const signs = ({ created_at }: { created_at: Date }) =>
    created_at.getTime() + SIGNS_AFTER_MS <= clock().getTime();
  // The very first key signs at once, since there is no other.
  return ringOf(
    () => keys,
    () => keys.find(signs) ?? keys.at(-1),
    reload,
  );
}

function ringOf(
  all: () => SigningKey[],
  current: () => SigningKey | undefined,
  reload: () => Promise<void>,
): KeyRing {
  return {
    all,
    reload,
    find: (id) => all().find((key) => key.id === id),
    current() {
      const key = current();
      if (!key) throw new Error('There is no key to sign with.');
      return key;
    },
  };
}

async function makeFirstKey(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${FIRST_KEY_LOCK})`.execute(trx);
    if ((await listSigningKeys(trx)).length === 0) await insertSigningKey(trx, drawKey(now));
  });
}

export function drawKey(now: Date) {
  return { id: newId(), secret: randomBytes(32), created_at: now };
}

function deriveKey(secret: Uint8Array, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}

export interface DerivedKeys {
  current(): Uint8Array;
  all(): Uint8Array[];
}

/** Derives separate keys for a purpose, so that a signature for one purpose is invalid for another. */
export function deriveKeys(ring: Pick<KeyRing, 'current' | 'all'>, purpose: string): DerivedKeys {
  const derived = new Map<string, Uint8Array>();
  function of({ id, secret }: SigningKey): Uint8Array {
    const key = derived.get(id) ?? deriveKey(secret, purpose);
    derived.set(id, key);
    return key;
  }
  return { current: () => of(ring.current()), all: () => ring.all().map(of) };
}
