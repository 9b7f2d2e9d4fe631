import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aToken, aUser } from '../../../test/people.ts';
import { startSession } from '../../platform/session/session.ts';
import type { DeviceTable } from '../device-copy/device-database.ts';
import { ATTEMPT_ID, aWirePaper, EXAM_ID } from '../session/test-exam.ts';
import type { KeptPaper } from './kept-paper.ts';
import { createKeptPapers, type KeptPapers } from './kept-papers.ts';

const USER_ID = aUser().id;
const OTHER_ID = '01a1fbd7-63b8-7644-8d79-00000000000f';
const LATER_ATTEMPT = ATTEMPT_ID.replace(/^0/, '1');

const aKeptPaper = (attempt_id = ATTEMPT_ID): KeptPaper => ({
  ...aWirePaper(),
  attempt_id,
  paper_version: 'v1',
  session: aUser().jti,
});

let rows: Map<string, unknown>;
let table: DeviceTable;
/** As the next page finds it: what lived in the page alone is gone. */
let papers: KeptPapers;

beforeEach(() => {
  rows = new Map();
  table = {
    read: async (id) => rows.get(id),
    all: async () => [...rows.values()],
    keys: async () => [...rows.keys()],
    write: async (id, value) => void rows.set(id, structuredClone(value)),
    remove: async (id) => void rows.delete(id),
    clear: async () => rows.clear(),
  };
  papers = createKeptPapers(table);
  startSession(aToken());
});

/** Local storage takes no more than so many characters in one value, as a browser's has a bound. */
function storageHolds(characters: number) {
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.length > characters) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
}

describe('a paper on the device', () => {
  it('is under the key of the specification, where it fits', async () => {
    expect(await papers.keep(aKeptPaper(), USER_ID)).toBe(true);
    expect(JSON.parse(localStorage.getItem('exams') ?? '')).toEqual(aKeptPaper());
    expect(await papers.read(EXAM_ID, USER_ID)).toEqual(aKeptPaper());
  });

  it('that is too large for local storage is found again by the next page, and not an older one', async () => {
    await papers.keep(aKeptPaper(), USER_ID);
    storageHolds(100);
    expect(await papers.keep(aKeptPaper(LATER_ATTEMPT), USER_ID)).toBe(true);
    expect(localStorage.getItem('exams')).toBeNull();
    vi.resetModules();
    const { createKeptPapers: asTheNextPage } = await import('./kept-papers.ts');
    const found = await asTheNextPage(table).read(EXAM_ID, USER_ID);
    expect(found?.attempt_id).toBe(LATER_ATTEMPT);
  });

  it('reports that it could be kept nowhere', async () => {
    storageHolds(100);
    table.write = () => Promise.reject(new Error('The quota is exceeded.'));
    expect(await papers.keep(aKeptPaper(), USER_ID)).toBe(false);
  });

  it('is not found by another account, and is gone when that logs in', async () => {
    await papers.keep(aKeptPaper(), USER_ID);
    startSession(aToken({ id: OTHER_ID, sub: OTHER_ID }));
    expect(localStorage.getItem('exams')).toBeNull();
    expect(await papers.read(EXAM_ID, OTHER_ID)).toBeNull();
    await papers.dropAll();
    expect(rows.size).toBe(0);
  });

  it('is gone when its student logs out, whatever another person has stored beside it', async () => {
    await papers.keep(aKeptPaper(), USER_ID);
    rows.set('planted', 'x'.repeat(1000));
    table.all = () => Promise.reject(new Error('It takes too long.'));
    await papers.dropAll();
    expect(rows.size).toBe(0);
  });

  it('is reported when it could not be dropped', async () => {
    table.clear = () => Promise.reject(new Error('It does not answer.'));
    await expect(papers.dropAll()).rejects.toThrow('It does not answer.');
  });

  it('is ignored when it is corrupt', async () => {
    rows.set(ATTEMPT_ID, { user_id: USER_ID, paper: { id: EXAM_ID } });
    expect(await papers.read(EXAM_ID, USER_ID)).toBeNull();
  });

  it('is gone once its attempt is over, and with it those of attempts that nothing is known of', async () => {
    await papers.keep(aKeptPaper(), USER_ID);
    await papers.keep(aKeptPaper(LATER_ATTEMPT), USER_ID);
    await papers.dropOthers([LATER_ATTEMPT]);
    expect([...rows.keys()]).toEqual([LATER_ATTEMPT]);
    await papers.drop(LATER_ATTEMPT);
    expect(await papers.read(EXAM_ID, USER_ID)).toBeNull();
  });
});
