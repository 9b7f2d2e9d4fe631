import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localStorageIsFull } from '../../../test/full-storage.ts';
import { aToken } from '../../../test/people.ts';
import { endSession, startSession } from '../../platform/session/session.ts';
import { ATTEMPT_ID, EXAM_ID, q } from '../session/test-exam.ts';
import { createDeviceCopies } from './device-copies.ts';
import type { DeviceCopy } from './device-copy.ts';
import { type DeviceTable, MAX_ROWS } from './device-database.ts';
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
      all: () => answer(() => [...rows.values()].slice(0, MAX_ROWS)),
      keys: () => answer(() => [...rows.keys()].slice(0, MAX_ROWS)),
      write: (id, copy) => answer(() => void rows.set(id, copy)),
      remove: (id) => answer(() => void rows.delete(id)),
      clear: () => answer(() => rows.clear()),
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

describe('copies of the person who is logged in', () => {
  const altered = (copy: object) => ({ ...copy, position: { section: 1, question: 0 } });

  it.each([false, true])(
    'are rejected when another person has altered them (in local storage: %s)',
    async (isBroken) => {
      startSession(aToken());
      const { copies, rows, state } = aDatabase();
      state.isBroken = isBroken;
      await copies.store(aCopy(1));
      expect([await copies.read(ATTEMPT_ID), await copies.all()]).toEqual([
        expect.anything(),
        [expect.anything()],
      ]);
      const row = rows.get(ATTEMPT_ID);
      if (row) rows.set(ATTEMPT_ID, altered(row));
      const item = `unsentAnswers:${ATTEMPT_ID}`;
      const local = localStorage.getItem(item);
      if (local) localStorage.setItem(item, JSON.stringify(altered(JSON.parse(local))));
      expect([await copies.read(ATTEMPT_ID), await copies.all()]).toEqual([null, []]);
      endSession('logout');
    },
  );

  it('are valid at the next login, because they were sealed before the logout', async () => {
    startSession(aToken());
    const { copies } = aDatabase();
    const kept = copies.store({ ...aCopy(1), plays: { [q(0, 1)]: 1 } });
    endSession('logout');
    await kept;
    await copies.dropSent(() => true);
    startSession(aToken());
    expect(await copies.read(ATTEMPT_ID)).toMatchObject({ waiting: aCopy(1).waiting, plays: {} });
    endSession('logout');
  });
});

describe('copies after a logout', () => {
  const ATTEMPTS = [ATTEMPT_ID, ATTEMPT_ID.replace(/^0/, '1'), ATTEMPT_ID.replace(/^0/, '2')];

  it('are dropped if the server has every answer, and otherwise have only the unsent answers', async () => {
    const { copies, rows } = aDatabase();
    const [sent = '', waiting = '', refused = ''] = ATTEMPTS;
    const entry = aCopy(1).waiting;
    await copies.store({ ...aCopy(1), attempt_id: sent, waiting: {} });
    const stored = { [q(0, 1)]: { option: '2', flagged: false, seq: 1 } };
    await copies.store({ ...aCopy(1), attempt_id: waiting, stored, plays: { [q(0, 1)]: 1 } });
    await copies.store({ ...aCopy(1), attempt_id: refused, waiting: {}, refused: entry });
    await copies.dropSent((userId) => userId !== USER_ID);
    expect([...rows.keys()]).toEqual(ATTEMPTS);
    await copies.dropSent((userId) => userId === USER_ID);
    expect([...rows.keys()]).toEqual([waiting, refused]);
    expect(await copies.read(waiting)).toMatchObject({ waiting: entry, stored: {}, plays: {} });
  });

  it('are dropped even if their position is unsent', async () => {
    const { copies, rows } = aDatabase();
    await copies.store({ ...aCopy(1), waiting: {}, position_waiting: true });
    await copies.dropSent(() => true);
    expect([...rows.keys()]).toEqual([]);
  });

  it('are not listed if they are stored under the id of another attempt, and are dropped', async () => {
    const { copies } = aDatabase();
    const names = [ATTEMPT_ID, EXAM_ID];
    for (const id of names) localStorage.setItem(`unsentAnswers:${id}`, JSON.stringify(aCopy(1)));
    const read = await Promise.all(names.map((id) => copies.read(id)));
    expect(read.map((copy) => copy?.attempt_id ?? null)).toEqual(
      names.map((id) => (id === ATTEMPT_ID ? id : null)),
    );
    expect((await copies.all()).map(({ attempt_id }) => attempt_id)).toEqual([ATTEMPT_ID]);
    await copies.dropSent((userId) => userId !== USER_ID);
    expect(Object.keys(localStorage)).toEqual([`unsentAnswers:${ATTEMPT_ID}`]);
  });

  it('are dropped from the page’s memory too', async () => {
    const { copies, state } = aDatabase();
    state.isBroken = true;
    localStorageIsFull();
    await copies.store({ ...aCopy(1), waiting: {} });
    await copies.dropSent((userId) => userId === USER_ID).catch(() => undefined);
    expect(await copies.read(ATTEMPT_ID)).toBeNull();
  });

  it('are dropped from local storage without reading the database', async () => {
    const { copies, state, database } = aDatabase();
    state.isBroken = true;
    for (const id of ATTEMPTS) await copies.store({ ...aCopy(1), attempt_id: id, waiting: {} });
    localStorage.setItem('unsentAnswers:planted', '{}');
    state.isBroken = false;
    const reading = vi.spyOn(database, 'read');
    await copies.dropSent((userId) => userId === USER_ID);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('unsentAnswers:'))).toEqual([]);
    expect(reading).not.toHaveBeenCalled();
  });

  it('are dropped with all rows if there are more rows than real use can leave', async () => {
    const { copies, rows } = aDatabase();
    for (let row = 0; row < MAX_ROWS; row += 1) rows.set(`0${row}`, 'planted');
    await copies.store({ ...aCopy(1), waiting: {} });
    await copies.dropSent((userId) => userId === USER_ID);
    expect(rows.size).toBe(0);
  });

  it('of other students stay up to the largest number of real rows', async () => {
    const { copies, rows } = aDatabase();
    for (let row = 1; row < MAX_ROWS; row += 1) {
      const attempt_id = ATTEMPT_ID.slice(0, -4) + String(row).padStart(4, '0');
      rows.set(attempt_id, { ...aCopy(1), attempt_id });
    }
    await copies.dropSent((userId) => userId !== USER_ID);
    expect(rows.size).toBe(MAX_ROWS - 1);
  });

  it('are dropped together with corrupt rows that are too large to read at once', async () => {
    const { copies, rows, database } = aDatabase();
    rows.set('planted', 'x'.repeat(1000));
    for (const id of ATTEMPTS) rows.set(id, { ...aCopy(1), attempt_id: id, waiting: {} });
    const [planted = '', forged = '', waiting = ''] = ATTEMPTS;
    rows.set(planted, 'x'.repeat(1000));
    rows.set(forged, aCopy(2));
    await copies.store({ ...aCopy(1), attempt_id: waiting });
    vi.spyOn(database, 'all').mockRejectedValue(new Error('It takes too long.'));
    const reading = vi.spyOn(database, 'read');
    await copies.dropSent((userId) => userId === USER_ID);
    expect([...rows.keys()]).toEqual([waiting]);
    expect(await copies.read(waiting)).toMatchObject({ waiting: aCopy(1).waiting });
    expect(reading).not.toHaveBeenCalledWith('planted');
  });

  it('stay if the database fails, and the caller gets the error', async () => {
    const { copies, rows, database } = aDatabase();
    await copies.store({ ...aCopy(1), waiting: {} });
    for (const method of ['keys', 'read'] as const) {
      vi.spyOn(database, method).mockRejectedValueOnce(new Error('It does not answer.'));
      await expect(copies.dropSent(() => true)).rejects.toThrow('It does not answer.');
      expect(rows.size).toBe(1);
    }
    await copies.dropSent(() => true);
    expect(rows.size).toBe(0);
  });
});
