import { afterEach, beforeEach, expect, it } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { startSession } from '../../platform/session/session.ts';
import { ATTEMPT_ID, q } from '../session/test-exam.ts';
import { storedAnswer } from '../session/test-open-exam.ts';
import { sealCopy, verifyCopy } from './copy-seal.ts';
import { itemOf } from './device-copies.ts';
import type { DeviceCopy } from './device-copy.ts';
import { settleCopy } from './settle-copy.ts';
import { aCopy } from './test-device-copy.ts';

const item = itemOf(ATTEMPT_ID);
const store = async (given: Partial<DeviceCopy>) => item.write(await sealCopy({ ...aCopy(5), ...given }));
/** This environment has no IndexedDB, so the call rejects after local storage. Journeys cover IndexedDB. */
const settle = (stored: DeviceCopy['stored']) => expect(settleCopy(ATTEMPT_ID, stored)).rejects.toThrow();

beforeEach(() => void startSession(aToken()));
afterEach(() => localStorage.clear());

it('a copy loses the answers that the server has, and gets a valid seal', async () => {
  await store({});
  await settle({ [q(0, 0)]: storedAnswer('1', 5) });
  const copy = item.read();
  expect(copy).toMatchObject({ waiting: {}, stored: { [q(0, 0)]: storedAnswer('1', 5) } });
  expect(await verifyCopy(copy, ATTEMPT_ID)).toEqual(copy);
});

it('a copy keeps stored answers that are newer than the server’s reply', async () => {
  const newer = { [q(0, 1)]: storedAnswer('3', 9) };
  await store({ stored: newer });
  await settle({ [q(0, 1)]: storedAnswer('2', 8) });
  expect(item.read()?.stored).toEqual(newer);
});

it('a copy that another person has altered is not sealed', async () => {
  await store({});
  const altered = { ...aCopy(6), seal: item.read()?.seal ?? '' };
  item.write(altered);
  await settle({});
  expect(item.read()).toEqual(altered);
});

it('a copy that changes meanwhile is not overwritten', async () => {
  await store({});
  const settling = settle({});
  await store({ seq: 7 });
  const changed = item.read();
  await settling;
  expect(item.read()).toEqual(changed);
});

it('a copy is not sealed with the key of a person who has logged in meanwhile', async () => {
  await store({});
  const before = item.read();
  const settling = settle({ [q(0, 0)]: storedAnswer('1', 5) });
  startSession(aToken({ id: ATTEMPT_ID }));
  await settling;
  expect(item.read()).toEqual(before);
});
