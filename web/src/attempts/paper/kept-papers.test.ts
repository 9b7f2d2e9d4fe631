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
});

let rows: Map<string, unknown>;
let table: DeviceTable;
let papers: KeptPapers;

beforeEach(() => {
  rows = new Map();
  table = {
    read: async (id) => rows.get(id),
    keys: async () => [...rows.keys()],
    write: async (id, value) => void rows.set(id, structuredClone(value)),
    remove: async (id) => void rows.delete(id),
  };
  papers = createKeptPapers(table);
  startSession(aToken());
});

/** Makes local storage reject values with more characters than this, as a browser's quota does. */
function limitLocalStorage(characters: number) {
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (value.length > characters) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
}

describe('a paper on the device', () => {
  it('is under the key of the specification if it fits', async () => {
    expect(await papers.store(aKeptPaper(), USER_ID)).toBe(true);
    expect(JSON.parse(localStorage.getItem('exams') ?? '')).toEqual(aKeptPaper());
    expect(await papers.read(EXAM_ID, USER_ID)).toEqual(aKeptPaper());
  });

  it('is found after a reload if it is too large for local storage, and replaces an older one', async () => {
    await papers.store(aKeptPaper(), USER_ID);
    limitLocalStorage(100);
    expect(await papers.store(aKeptPaper(LATER_ATTEMPT), USER_ID)).toBe(true);
    expect(localStorage.getItem('exams')).toBeNull();
    vi.resetModules();
    const { createKeptPapers: createAfterReload } = await import('./kept-papers.ts');
    const found = await createAfterReload(table).read(EXAM_ID, USER_ID);
    expect(found?.attempt_id).toBe(LATER_ATTEMPT);
  });

  it('is reported if neither store could take it', async () => {
    limitLocalStorage(100);
    table.write = () => Promise.reject(new Error('The quota is exceeded.'));
    expect(await papers.store(aKeptPaper(), USER_ID)).toBe(false);
  });

  it('is not found by another account, and is dropped when that account logs in', async () => {
    await papers.store(aKeptPaper(), USER_ID);
    startSession(aToken({ id: OTHER_ID, sub: OTHER_ID }));
    expect(localStorage.getItem('exams')).toBeNull();
    expect(await papers.read(EXAM_ID, OTHER_ID)).toBeNull();
    await papers.dropOfOthers(() => OTHER_ID);
    expect(rows.size).toBe(0);
  });

  it('stays at a login of its student, and is dropped at the logout', async () => {
    await papers.store(aKeptPaper(), USER_ID);
    await papers.dropOfOthers(() => USER_ID);
    expect(rows.size).toBe(1);
    await papers.dropOfOthers(() => undefined);
    expect(rows.size).toBe(0);
  });

  it('is reported if it could not be dropped', async () => {
    table.keys = () => Promise.reject(new Error('It does not answer.'));
    await expect(papers.dropOfOthers(() => undefined)).rejects.toThrow('It does not answer.');
  });

  it('is ignored if it is corrupt', async () => {
    rows.set(ATTEMPT_ID, { user_id: USER_ID, paper: { id: EXAM_ID } });
    expect(await papers.read(EXAM_ID, USER_ID)).toBeNull();
  });

  it('is dropped with its attempt, or when only other attempts remain', async () => {
    await papers.store(aKeptPaper(), USER_ID);
    await papers.store(aKeptPaper(LATER_ATTEMPT), USER_ID);
    await papers.dropOthers([LATER_ATTEMPT]);
    expect([...rows.keys()]).toEqual([LATER_ATTEMPT]);
    await papers.drop(LATER_ATTEMPT);
    expect(await papers.read(EXAM_ID, USER_ID)).toBeNull();
  });
});
