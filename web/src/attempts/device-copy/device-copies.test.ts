import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localStorageIsFull } from '../../../test/full-storage.ts';
import type { Entry } from '../answers/save-queue.ts';
import { handInAll } from '../late/hand-in-all.ts';
import { ATTEMPT_ID, aServer, DUE_TIME, EXAM_ID, q } from '../session/test-exam.ts';
import { countUnsentOf, createDeviceCopies } from './device-copies.ts';
import type { DeviceCopy } from './device-copy.ts';
import type { DeviceTable } from './device-database.ts';
import { aCopy, USER_ID } from './test-device-copy.ts';

/** Returns a table in memory that can fail, and pages that can crash. */
function aDatabase() {
  const rows = new Map<string, unknown>();
  const state = { isBroken: false };
  function aPage() {
    const page = { isCrashed: false };
    const answer = async <T>(work: () => T): Promise<T> => {
      await Promise.resolve();
      if (page.isCrashed) return new Promise(() => undefined);
      if (state.isBroken) throw new Error('The quota is exceeded.');
      return work();
    };
    const database: DeviceTable = {
      read: (id) => answer(() => rows.get(id)),
      keys: () => answer(() => [...rows.keys()]),
      write: (id, copy) => answer(() => void rows.set(id, copy)),
      remove: (id) => answer(() => void rows.delete(id)),
    };
    return { page, database, copies: createDeviceCopies(database) };
  }
  return { state, rows, aPage, ...aPage() };
}

const seqOf = (copy: DeviceCopy | null) => copy?.waiting[q(0, 0)]?.seq;

afterEach(() => localStorage.clear());

describe('the copies on a device', () => {
  it('are written to IndexedDB, or to local storage if that fails', async () => {
    const { copies, state, rows } = aDatabase();
    expect(await copies.store(aCopy(1))).toBe(true);
    expect(localStorage.getItem(`unsentAnswers:${ATTEMPT_ID}`)).toBeNull();
    state.isBroken = true;
    expect(await copies.store(aCopy(2))).toBe(true);
    expect(seqOf(await copies.read(ATTEMPT_ID))).toBe(2);
    state.isBroken = false;
    await copies.store(aCopy(3));
    expect(rows.size).toBe(1);
    expect(localStorage.getItem(`unsentAnswers:${ATTEMPT_ID}`)).toBeNull();
  });

  it('are read if an earlier version of the program wrote them, with options in place of responses', async () => {
    const { copies, rows } = aDatabase();
    const { response: option, ...entry } = aCopy(3).waiting[q(0, 0)] as Entry;
    const { answered_at: _, question_id: __, ...answer } = entry;
    const old = { ...aCopy(3), waiting: { [q(0, 0)]: { ...entry, option } } };
    rows.set(ATTEMPT_ID, { ...old, stored: { [q(0, 1)]: { ...answer, option: null } } });
    const copy = await copies.read(ATTEMPT_ID);
    expect(copy?.waiting).toEqual(aCopy(3).waiting);
    expect(copy?.stored).toEqual({ [q(0, 1)]: { ...answer, response: null } });
  });

  it.each([true, false])(
    'have the last position and whether it is unsent, even if the database failed meanwhile (%s)',
    async (position_waiting) => {
      const { copies, state } = aDatabase();
      const position = { section: 1, question: 2 };
      await copies.store({ ...aCopy(1), position_waiting: !position_waiting });
      state.isBroken = true;
      await copies.store({ ...aCopy(2), position, position_waiting });
      state.isBroken = false;
      expect(await copies.read(ATTEMPT_ID)).toMatchObject({ position, position_waiting });
    },
  );

  it('report that they are only in memory if both fail', async () => {
    const { copies, state } = aDatabase();
    state.isBroken = true;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await copies.store(aCopy(1))).toBe(false);
    expect(seqOf(await copies.read(ATTEMPT_ID))).toBe(1);
    await copies.drop(ATTEMPT_ID);
  });

  it('are listed from both stores, and removed from both when they are dropped', async () => {
    const { copies, state } = aDatabase();
    await copies.store(aCopy(1));
    state.isBroken = true;
    await copies.store({ ...aCopy(2), attempt_id: EXAM_ID });
    state.isBroken = false;
    expect((await copies.all()).map(({ attempt_id }) => attempt_id).sort()).toEqual(
      [EXAM_ID, ATTEMPT_ID].sort(),
    );
    await Promise.all([copies.drop(ATTEMPT_ID), copies.drop(EXAM_ID)]);
    expect(await copies.all()).toEqual([]);
  });

  it('are read with the last change, even while it is being written', async () => {
    const { copies } = aDatabase();
    void copies.store(aCopy(1));
    void copies.store(aCopy(2));
    expect(seqOf(await copies.read(ATTEMPT_ID))).toBe(2);
  });

  it('read as null if they are corrupt', async () => {
    const { copies, rows } = aDatabase();
    rows.set(ATTEMPT_ID, { format: 2, waiting: 'x' });
    expect(await copies.read(ATTEMPT_ID)).toBeNull();
  });

  it('have everything that `store` confirmed, after any failures and crashes', async () => {
    const step = fc.constantFrom('store', 'store and wait', 'crash', 'break', 'mend');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        localStorage.clear();
        const { state, aPage } = aDatabase();
        let { page, copies } = aPage();
        let seq = 0;
        let confirmed = 0;
        for (const one of steps) {
          if (one === 'break') state.isBroken = true;
          if (one === 'mend') state.isBroken = false;
          if (one === 'crash') {
            page.isCrashed = true;
            ({ page, copies } = aPage());
          }
          if (one === 'store') void copies.store(aCopy(++seq));
          if (one === 'store and wait') {
            const written = ++seq;
            if (await copies.store(aCopy(written))) confirmed = written;
          }
        }
        state.isBroken = false;
        const found = seqOf(await aPage().copies.read(ATTEMPT_ID)) ?? 0;
        expect(found).toBeGreaterThanOrEqual(confirmed);
        expect(found).toBeLessThanOrEqual(seq);
      }),
    );
  });
});

describe('unsent answers of the version before', () => {
  /** A row as that version wrote it, with its HMAC. */
  const row = {
    format: 2,
    seal: '0f'.repeat(32),
    attempt_id: ATTEMPT_ID,
    exam_id: EXAM_ID,
    user_id: USER_ID,
    waiting: {
      [q(0, 0)]: {
        question_id: q(0, 0),
        response: '1',
        flagged: false,
        seq: 7,
        answered_at: '2026-11-20T02:00:00.000Z',
      },
    },
    refused: {},
    position: { section: 0, question: 0 },
    position_waiting: false,
    left: [],
    stored: { [q(0, 1)]: { response: '2', flagged: true, seq: 3 } },
    seq: 7,
    plays: { [q(0, 1)]: 1 },
    due: DUE_TIME,
    open: null,
    elsewhere: false,
    extra_time_percent: 0,
    lost_since: null,
    clock_offset: 0,
  };
  const { seal: _, ...copy } = row;

  it.each(['IndexedDB', 'local storage'])('are read from %s', async (place) => {
    const { copies, rows } = aDatabase();
    if (place === 'IndexedDB') rows.set(ATTEMPT_ID, row);
    else localStorage.setItem(`unsentAnswers:${ATTEMPT_ID}`, JSON.stringify(row));
    expect(await copies.all()).toEqual([{ ...copy, listening: {}, plays_given_back: 0 }]);
  });

  it('are sent as late answers at the next login', async () => {
    const { copies, rows } = aDatabase();
    rows.set(ATTEMPT_ID, row);
    const server = aServer();
    expect(await handInAll(server.api, { ...copies, settle: async () => undefined }, USER_ID)).toBe(1);
    expect(server.late).toEqual(Object.values(row.waiting));
    expect(rows.size).toBe(0);
  });
});

describe('copies after a logout or a login of another person', () => {
  const ATTEMPTS = [ATTEMPT_ID, ATTEMPT_ID.replace(/^0/, '1'), ATTEMPT_ID.replace(/^0/, '2')];
  const due = Date.now();

  it('are dropped if the server has every answer, and otherwise have only the unsent answers', async () => {
    const { copies, rows } = aDatabase();
    const [sent = '', waiting = '', refused = ''] = ATTEMPTS;
    const entry = aCopy(1).waiting;
    await copies.store({ ...aCopy(1), due, attempt_id: sent, waiting: {} });
    const stored = { [q(0, 1)]: { response: '2', flagged: false, seq: 1 } };
    await copies.store({ ...aCopy(1), due, attempt_id: waiting, stored, plays: { [q(0, 1)]: 1 } });
    await copies.store({ ...aCopy(1), due, attempt_id: refused, waiting: {}, refused: entry });
    await copies.dropOthers(() => USER_ID);
    expect([...rows.keys()]).toEqual(ATTEMPTS);
    await copies.dropOthers(() => undefined);
    expect([...rows.keys()]).toEqual([waiting, refused]);
    expect(await copies.read(waiting)).toMatchObject({ waiting: entry, stored: {}, plays: {} });
  });

  it.each([
    [59, 1],
    [61, 0],
  ])('have their unsent answers %i days after the end of the attempt: %i', async (days, count) => {
    const { copies, rows } = aDatabase();
    await copies.store({ ...aCopy(1), due: Date.now() - days * 24 * 3600_000 });
    await copies.dropOthers(() => EXAM_ID);
    expect(rows.size).toBe(count);
  });

  it('stay if their student has logged in again meanwhile', async () => {
    const { copies, rows } = aDatabase();
    let owner: string | undefined;
    await copies.store({ ...aCopy(1), due, waiting: {} });
    const dropped = copies.dropOthers(() => owner);
    owner = USER_ID;
    await dropped;
    expect(rows.size).toBe(1);
  });

  it('are dropped even if their position is unsent', async () => {
    const { copies, rows } = aDatabase();
    await copies.store({ ...aCopy(1), due, waiting: {}, position_waiting: true });
    await copies.dropOthers(() => undefined);
    expect([...rows.keys()]).toEqual([]);
  });

  it('are dropped from local storage and from the page’s memory too', async () => {
    for (const isFull of [false, true]) {
      const { copies, state } = aDatabase();
      state.isBroken = true;
      if (isFull) localStorageIsFull();
      await copies.store({ ...aCopy(1), due, waiting: {} });
      state.isBroken = false;
      await copies.dropOthers(() => undefined);
      expect(await copies.read(ATTEMPT_ID)).toBeNull();
    }
  });

  it('are dropped if they are corrupt', async () => {
    const { copies, rows } = aDatabase();
    rows.set(ATTEMPT_ID, 'corrupt');
    await copies.dropOthers(() => USER_ID);
    expect(rows.size).toBe(0);
  });

  it('stay if the database fails, and the caller gets the error', async () => {
    const { copies, rows, database } = aDatabase();
    await copies.store({ ...aCopy(1), due, waiting: {} });
    for (const method of ['keys', 'read'] as const) {
      vi.spyOn(database, method).mockRejectedValueOnce(new Error('It does not answer.'));
      await expect(copies.dropOthers(() => undefined)).rejects.toThrow('It does not answer.');
      expect(rows.size).toBe(1);
    }
    await copies.dropOthers(() => undefined);
    expect(rows.size).toBe(0);
  });
});

it('the unsent answers of a user are counted over all attempts, with the rejected ones', async () => {
  const refused = { [q(0, 1)]: { ...Object.values(aCopy(1).waiting)[0], question_id: q(0, 1) } };
  for (const [id, copy] of [
    [ATTEMPT_ID, aCopy(1)],
    [EXAM_ID, { ...aCopy(1), attempt_id: EXAM_ID, refused }],
    [q(0, 0), { ...aCopy(1), attempt_id: q(0, 0), user_id: EXAM_ID }],
  ])
    localStorage.setItem(`unsentAnswers:${id}`, JSON.stringify(copy));
  expect(await countUnsentOf(USER_ID)).toBe(3);
  expect(await countUnsentOf(undefined)).toBe(0);
});
