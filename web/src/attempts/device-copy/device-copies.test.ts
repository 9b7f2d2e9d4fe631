import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localStorageIsFull } from '../../../test/full-storage.ts';
import { aToken } from '../../../test/people.ts';
import { endSession, startSession } from '../../platform/session/session.ts';
import { ATTEMPT_ID, EXAM_ID, q } from '../session/test-exam.ts';
import { createDeviceCopies } from './device-copies.ts';
import type { DeviceCopy } from './device-copy.ts';
import { type DeviceTable, MOST_ROWS } from './device-database.ts';
import { aCopy, USER_ID } from './test-device-copy.ts';

/** A table in memory that can fail, and pages that can crash. */
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
      all: () => answer(() => [...rows.values()].slice(0, MOST_ROWS)),
      keys: () => answer(() => [...rows.keys()].slice(0, MOST_ROWS)),
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
  it('are in IndexedDB, and in local storage where that fails', async () => {
    const { copies, state, rows } = aDatabase();
    expect(await copies.keep(aCopy(1))).toBe(true);
    expect(localStorage.getItem(`unsentAnswers:${ATTEMPT_ID}`)).toBeNull();
    state.isBroken = true;
    expect(await copies.keep(aCopy(2))).toBe(true);
    expect(seqOf(await copies.read(ATTEMPT_ID))).toBe(2);
    state.isBroken = false;
    await copies.keep(aCopy(3));
    expect(rows.size).toBe(1);
    expect(localStorage.getItem(`unsentAnswers:${ATTEMPT_ID}`)).toBeNull();
  });

  it.each([true, false])(
    'tell where the student stood last, and whether the server knows it, also where the database failed since (%s)',
    async (position_waiting) => {
      const { copies, state } = aDatabase();
      const position = { section: 1, question: 2 };
      await copies.keep({ ...aCopy(1), position_waiting: !position_waiting });
      state.isBroken = true;
      await copies.keep({ ...aCopy(2), position, position_waiting });
      state.isBroken = false;
      expect(await copies.read(ATTEMPT_ID)).toMatchObject({ position, position_waiting });
    },
  );

  it('say that they live in memory only where both fail', async () => {
    const { copies, state } = aDatabase();
    state.isBroken = true;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await copies.keep(aCopy(1))).toBe(false);
    expect(seqOf(await copies.read(ATTEMPT_ID))).toBe(1);
    await copies.drop(ATTEMPT_ID);
  });

  it('are all found, wherever they are, and gone when they are dropped', async () => {
    const { copies, state } = aDatabase();
    await copies.keep(aCopy(1));
    state.isBroken = true;
    await copies.keep({ ...aCopy(2), attempt_id: EXAM_ID });
    state.isBroken = false;
    expect((await copies.all()).map(({ attempt_id }) => attempt_id).sort()).toEqual(
      [EXAM_ID, ATTEMPT_ID].sort(),
    );
    await Promise.all([copies.drop(ATTEMPT_ID), copies.drop(EXAM_ID)]);
    expect(await copies.all()).toEqual([]);
  });

  it('are read as they were last changed, also while that is being written', async () => {
    const { copies } = aDatabase();
    void copies.keep(aCopy(1));
    void copies.keep(aCopy(2));
    expect(seqOf(await copies.read(ATTEMPT_ID))).toBe(2);
  });

  it('that are spoilt read as none', async () => {
    const { copies, rows } = aDatabase();
    rows.set(ATTEMPT_ID, { format: 2, waiting: 'x' });
    expect(await copies.read(ATTEMPT_ID)).toBeNull();
  });

  it('lose nothing that was said to be kept, whatever fails and whenever the page crashes', async () => {
    const step = fc.constantFrom('keep', 'keep and wait', 'crash', 'break', 'mend');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        localStorage.clear();
        const { state, aPage } = aDatabase();
        let { page, copies } = aPage();
        let seq = 0;
        let promised = 0;
        for (const one of steps) {
          if (one === 'break') state.isBroken = true;
          if (one === 'mend') state.isBroken = false;
          if (one === 'crash') {
            page.isCrashed = true;
            ({ page, copies } = aPage());
          }
          if (one === 'keep') void copies.keep(aCopy(++seq));
          if (one === 'keep and wait') {
            const mine = ++seq;
            if (await copies.keep(aCopy(mine))) promised = mine;
          }
        }
        state.isBroken = false;
        const found = seqOf(await aPage().copies.read(ATTEMPT_ID)) ?? 0;
        expect(found).toBeGreaterThanOrEqual(promised);
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
      await copies.keep(aCopy(1));
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

  it('are theirs after a logout, and were sealed before it', async () => {
    startSession(aToken());
    const { copies } = aDatabase();
    const kept = copies.keep({ ...aCopy(1), plays: { [q(0, 1)]: 1 } });
    endSession('logout');
    await kept;
    await copies.dropSent(() => true);
    startSession(aToken());
    expect(await copies.read(ATTEMPT_ID)).toMatchObject({ waiting: aCopy(1).waiting, plays: {} });
    endSession('logout');
  });
});

describe('copies that a student leaves behind', () => {
  const ATTEMPTS = [ATTEMPT_ID, ATTEMPT_ID.replace(/^0/, '1'), ATTEMPT_ID.replace(/^0/, '2')];

  it('are dropped where the server has all of them, and else keep only what it has not', async () => {
    const { copies, rows } = aDatabase();
    const [sent = '', waiting = '', refused = ''] = ATTEMPTS;
    const entry = aCopy(1).waiting;
    await copies.keep({ ...aCopy(1), attempt_id: sent, waiting: {} });
    const stored = { [q(0, 1)]: { option: '2', flagged: false, seq: 1 } };
    await copies.keep({ ...aCopy(1), attempt_id: waiting, stored, plays: { [q(0, 1)]: 1 } });
    await copies.keep({ ...aCopy(1), attempt_id: refused, waiting: {}, refused: entry });
    await copies.dropSent((userId) => userId !== USER_ID);
    expect([...rows.keys()]).toEqual(ATTEMPTS);
    await copies.dropSent((userId) => userId === USER_ID);
    expect([...rows.keys()]).toEqual([waiting, refused]);
    expect(await copies.read(waiting)).toMatchObject({ waiting: entry, stored: {}, plays: {} });
  });

  it('are dropped although their position is unsent, because the next person could alter it', async () => {
    const { copies, rows } = aDatabase();
    await copies.keep({ ...aCopy(1), waiting: {}, position_waiting: true });
    await copies.dropSent(() => true);
    expect([...rows.keys()]).toEqual([]);
  });

  it('are not listed when they are stored under the name of another attempt, and are dropped there', async () => {
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

  it('are dropped where they live as long as the page only, too', async () => {
    const { copies, state } = aDatabase();
    state.isBroken = true;
    localStorageIsFull();
    await copies.keep({ ...aCopy(1), waiting: {} });
    await copies.dropSent((userId) => userId === USER_ID).catch(() => undefined);
    expect(await copies.read(ATTEMPT_ID)).toBeNull();
  });

  it('are dropped without asking the database for what is in local storage alone', async () => {
    const { copies, state, database } = aDatabase();
    state.isBroken = true;
    for (const id of ATTEMPTS) await copies.keep({ ...aCopy(1), attempt_id: id, waiting: {} });
    localStorage.setItem('unsentAnswers:planted', '{}');
    state.isBroken = false;
    const reading = vi.spyOn(database, 'read');
    await copies.dropSent((userId) => userId === USER_ID);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('unsentAnswers:'))).toEqual([]);
    expect(reading).not.toHaveBeenCalled();
  });

  it('are dropped together with a larger number of planted rows', async () => {
    const { copies, rows } = aDatabase();
    for (let row = 0; row < MOST_ROWS; row += 1) rows.set(`0${row}`, 'planted');
    await copies.keep({ ...aCopy(1), waiting: {} });
    await copies.dropSent((userId) => userId === USER_ID);
    expect(rows.size).toBe(0);
  });

  it('of others stay when there are as many as a school can leave', async () => {
    const { copies, rows } = aDatabase();
    for (let row = 1; row < MOST_ROWS; row += 1) {
      const attempt_id = ATTEMPT_ID.slice(0, -4) + String(row).padStart(4, '0');
      rows.set(attempt_id, { ...aCopy(1), attempt_id });
    }
    await copies.dropSent((userId) => userId !== USER_ID);
    expect(rows.size).toBe(MOST_ROWS - 1);
  });

  it('are dropped beside rows that are too large to be read all at once, and these go as well', async () => {
    const { copies, rows, database } = aDatabase();
    rows.set('planted', 'x'.repeat(1000));
    for (const id of ATTEMPTS) rows.set(id, { ...aCopy(1), attempt_id: id, waiting: {} });
    const [planted = '', forged = '', waiting = ''] = ATTEMPTS;
    rows.set(planted, 'x'.repeat(1000));
    rows.set(forged, aCopy(2));
    await copies.keep({ ...aCopy(1), attempt_id: waiting });
    vi.spyOn(database, 'all').mockRejectedValue(new Error('It takes too long.'));
    const reading = vi.spyOn(database, 'read');
    await copies.dropSent((userId) => userId === USER_ID);
    expect([...rows.keys()]).toEqual([waiting]);
    expect(await copies.read(waiting)).toMatchObject({ waiting: aCopy(1).waiting });
    expect(reading).not.toHaveBeenCalledWith('planted');
  });

  it('stay when the database fails, and the caller gets the error', async () => {
    const { copies, rows, database } = aDatabase();
    await copies.keep({ ...aCopy(1), waiting: {} });
    for (const method of ['keys', 'read'] as const) {
      vi.spyOn(database, method).mockRejectedValueOnce(new Error('It does not answer.'));
      await expect(copies.dropSent(() => true)).rejects.toThrow('It does not answer.');
      expect(rows.size).toBe(1);
    }
    await copies.dropSent(() => true);
    expect(rows.size).toBe(0);
  });
});
