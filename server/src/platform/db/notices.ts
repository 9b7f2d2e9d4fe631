/**
 * Notices between processes through PostgreSQL: all of them invalidate at once what they have cached and what has
 * changed. The database sends the notices itself, in the transactions that make the changes (migration 0013).
 *
 * A notice is lost with the connection. So each process tests its connection every few seconds by a notice to itself,
 * which also reveals a pooler that passes none on. Without a connection, caches are valid for only a second (`hold`).
 * Each new connection invalidates everything.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const CHANNEL = 'lulus';
/** The longest validity, in case a change ever sends no notice. */
const HEARD_MS = 60_000;
const DEAF_MS = 1000;
const TRY_EVERY_MS = 5000;
const PATIENCE_MS = 5000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

/**
 * `examinations`, `settings` and `keys` are about all there is; `session` names one. `here` is a process's notice to
 * itself.
 */
export type Topic = 'examinations' | 'settings' | 'keys' | 'session' | typeof NONE;

/** The topic of caches that expire in a moment, without notices. */
export const NONE = 'none';

export interface Notices {
  /** How long what was read may be relied on now, in milliseconds. */
  reliance(): number;
  /** `drop` gets the id that the notice names, or nothing where anything may have changed. */
  on(topic: Topic, drop: (id?: string) => void): void;
  /** Resolves once everything that was committed before the call is dropped here. Never fails. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** For tools that read once and end: they cache nothing. */
export const noNotices: Notices = {
  reliance: () => 0,
  on: () => undefined,
  settle: async () => undefined,
  stop: async () => undefined,
};

export function listenForNotices(options: { connectionString: string }): Notices {
  const drops: Record<Topic, ((id?: string) => void)[]> = {
    examinations: [],
    settings: [],
    keys: [],
    session: [],
    none: [],
  };
  const expected = new Map<string, () => void>();
  const stopping = new AbortController();
  let turn: Promise<unknown> = Promise.resolve();
  /** The connection that receives notices now, and a signal that is aborted when it is lost. */
  let heardOn: { client: pg.Client; lost: AbortSignal } | undefined;

  function dropAll(topics = Object.values(drops)): void {
    for (const drop of topics.flat()) drop();
  }

  function hear(payload = ''): void {
    const [topic = '', id = ''] = payload.split(' ');
    if (topic === 'here') expected.get(id)?.();
    else for (const drop of drops[topic as Topic] ?? []) drop(id || undefined);
  }

  /** Notices come in the order of their commits: when one's own is back, all before it are there. */
  async function hearOneself({ client, lost }: { client: pg.Client; lost: AbortSignal }): Promise<boolean> {
    const word = randomUUID();
    const over = new AbortController();
    const patience = sleep(PATIENCE_MS, undefined, { signal: AbortSignal.any([over.signal, lost]) });
    expected.set(word, () => over.abort('heard'));
    // One statement at a time on the connection.
    turn = turn
      .then(() => client.query('select pg_notify($1, $2)', [CHANNEL, `here ${word}`]))
      .catch(() => over.abort());
    await patience.catch(() => undefined);
    expected.delete(word);
    return over.signal.reason === 'heard';
  }

  /** Listens on one connection until it is lost, and returns whether any notice ever came on it. */
  async function listenOnce(): Promise<boolean> {
    const client = new pg.Client({ ...options, keepAlive: true, connectionTimeoutMillis: PATIENCE_MS });
    const ended = new AbortController();
    const lost = AbortSignal.any([ended.signal, stopping.signal]);
    client.on('error', () => undefined);
    client.on('end', () => ended.abort());
    client.on('notification', ({ payload }) => hear(payload));
    lost.addEventListener('abort', () => {
      heardOn = undefined;
    });
    let worked = false;
    try {
      await client.connect();
      // A notice to itself does not have to be durable.
      await client.query(`set synchronous_commit to off; listen ${CHANNEL}`);
      while (!lost.aborted && (await hearOneself({ client, lost }))) {
        if (!worked) {
          worked = true;
          heardOn = { client, lost };
          dropAll();
        }
        await sleep(TRY_EVERY_MS, undefined, { signal: lost }).catch(() => undefined);
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
    reliance: () => (heardOn ? HEARD_MS : DEAF_MS),
    on: (topic, drop) => void drops[topic].push(drop),
    async settle() {
      const isHeard = heardOn !== undefined && (await hearOneself(heardOn));
      dropAll(isHeard ? [drops.none] : undefined);
    },
    async stop() {
      stopping.abort();
      await listening;
    },
  };
}
