/**
 * Cache invalidation through PostgreSQL's notifications (docs/decisions/0015-cache-invalidation.md). Database triggers
 * send a notice in the transaction of each change (migration 0013). Every process listens.
 *
 * Notices are lost while the connection is. So each process tests its connection every few seconds by a notice to
 * itself, which also detects poolers that forward no notices. Without a connection, cached values are valid for only a
 * second. A new connection invalidates all caches.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const CHANNEL = 'lulus';
/** Validity of cached values with a connection. It is limited in case a change sends no notice. */
const CONNECTED_VALIDITY_MS = 60_000;
const DISCONNECTED_VALIDITY_MS = 1000;
const TEST_EVERY_MS = 5000;
const TIMEOUT_MS = 5000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

/**
 * A notice has the form `topic` or `topic id`. Notices of `session` name one session. The others invalidate all values
 * of their topic. `here` is the topic of a process's notices to itself.
 */
export type Topic = 'examinations' | 'settings' | 'keys' | 'session' | typeof NONE;

/** Topic of caches that expire within seconds and get no notices. Only `settle` and a new connection clear them. */
export const NONE = 'none';

export interface Notices {
  /** Milliseconds for which a value read now may be cached. */
  validityMs(): number;
  /** Calls `invalidate` for each notice, with the id that it names, or without one if any value may have changed. */
  on(topic: Topic, invalidate: (id?: string) => void): void;
  /** Resolves when this process has handled the notices of all earlier commits. Never rejects. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** For commands, which run shortly and need no caches. */
export const noNotices: Notices = {
  validityMs: () => 0,
  on: () => undefined,
  settle: async () => undefined,
  stop: async () => undefined,
};

export function listenForNotices(options: { connectionString: string }): Notices {
  const listeners: Record<Topic, ((id?: string) => void)[]> = {
    examinations: [],
    settings: [],
    keys: [],
    session: [],
    none: [],
  };
  /** Pending notices of this process to itself, by id. */
  const expected = new Map<string, () => void>();
  const stopping = new AbortController();
  let lastQuery: Promise<unknown> = Promise.resolve();
  /** The connection that receives notices, and a signal that aborts when it is lost. */
  let connection: { client: pg.Client; lost: AbortSignal } | undefined;

  function invalidateAll(topics = Object.values(listeners)): void {
    for (const invalidate of topics.flat()) invalidate();
  }

  function handleNotice(payload = ''): void {
    const [topic = '', id = ''] = payload.split(' ');
    if (topic === 'here') expected.get(id)?.();
    else for (const invalidate of listeners[topic as Topic] ?? []) invalidate(id || undefined);
  }

  /**
   * Sends a notice to this process. Returns whether it arrived in time. Notices arrive in the order of their commits,
   * so all earlier ones have then arrived, too.
   */
  async function notifySelf({ client, lost }: { client: pg.Client; lost: AbortSignal }): Promise<boolean> {
    const id = randomUUID();
    const over = new AbortController();
    const timeout = sleep(TIMEOUT_MS, undefined, { signal: AbortSignal.any([over.signal, lost]) });
    expected.set(id, () => over.abort('arrived'));
    // The connection runs one statement at a time.
    lastQuery = lastQuery
      .then(() => client.query('select pg_notify($1, $2)', [CHANNEL, `here ${id}`]))
      .catch(() => over.abort());
    await timeout.catch(() => undefined);
    expected.delete(id);
    return over.signal.reason === 'arrived';
  }

  /** Listens on one connection until it is lost. Returns whether any notice arrived on it. */
  async function listenOnce(): Promise<boolean> {
    const client = new pg.Client({ ...options, keepAlive: true, connectionTimeoutMillis: TIMEOUT_MS });
    const ended = new AbortController();
    const lost = AbortSignal.any([ended.signal, stopping.signal]);
    client.on('error', () => undefined);
    client.on('end', () => ended.abort());
    client.on('notification', ({ payload }) => handleNotice(payload));
    lost.addEventListener('abort', () => {
      connection = undefined;
    });
    let worked = false;
    try {
      await client.connect();
      // Notices of this process to itself need no durable commit.
      await client.query(`set synchronous_commit to off; listen ${CHANNEL}`);
      while (!lost.aborted && (await notifySelf({ client, lost }))) {
        if (!worked) {
          worked = true;
          connection = { client, lost };
          invalidateAll();
        }
        await sleep(TEST_EVERY_MS, undefined, { signal: lost }).catch(() => undefined);
      }
    } finally {
      ended.abort();
      client.end().catch(() => undefined);
    }
    return worked;
  }

  async function listen(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      const worked = await listenOnce().catch(() => false);
      pause = worked ? FIRST_PAUSE_MS : Math.min(2 * pause, LONGEST_PAUSE_MS);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const listening = listen();
  return {
    validityMs: () => (connection ? CONNECTED_VALIDITY_MS : DISCONNECTED_VALIDITY_MS),
    on: (topic, invalidate) => void listeners[topic].push(invalidate),
    async settle() {
      const hasArrived = connection !== undefined && (await notifySelf(connection));
      invalidateAll(hasArrived ? [listeners.none] : undefined);
    },
    async stop() {
      stopping.abort();
      await listening;
    },
  };
}
