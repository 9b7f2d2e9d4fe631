import { afterEach, beforeEach, expect, it } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { startSession } from '../../platform/session/session.ts';
import { ATTEMPT_ID, q } from '../session/test-exam.ts';
import { storedAnswer } from '../session/test-open-exam.ts';
import { sealed, soundCopy } from './copy-seal.ts';
import { itemOf } from './device-copies.ts';
import type { DeviceCopy } from './device-copy.ts';
import { settleCopy } from './settle-copy.ts';
import { aCopy } from './test-device-copy.ts';

const item = itemOf(ATTEMPT_ID);
const keep = async (given: Partial<DeviceCopy>) => item.write(await sealed({ ...aCopy(5), ...given }));
/** There is no IndexedDB here: the journeys have it. */
const settle = (stored: DeviceCopy['stored']) => expect(settleCopy(ATTEMPT_ID, stored)).rejects.toThrow();

beforeEach(() => void startSession(aToken()));
afterEach(() => localStorage.clear());

it('of what waits a copy keeps what the server does not have, and is known for its student’s after it', async () => {
  await keep({});
  await settle({ [q(0, 0)]: storedAnswer('1', 5) });
  const copy = item.read();
  expect(copy).toMatchObject({ waiting: {}, stored: { [q(0, 0)]: storedAnswer('1', 5) } });
  expect(await soundCopy(copy, ATTEMPT_ID)).toEqual(copy);
});

it('a copy keeps the changes that came after the request to the server', async () => {
  const newer = { [q(0, 1)]: storedAnswer('3', 9) };
  await keep({ stored: newer });
  await settle({ [q(0, 1)]: storedAnswer('2', 8) });
  expect(item.read()?.stored).toEqual(newer);
});

it('a copy that another person has altered is not sealed', async () => {
  await keep({});
  const altered = { ...aCopy(6), seal: item.read()?.seal ?? '' };
  item.write(altered);
  await settle({});
  expect(item.read()).toEqual(altered);
});

it('a copy that changes meanwhile stays as it was changed', async () => {
  await keep({});
  const settling = settle({});
  await keep({ seq: 7 });
  const changed = item.read();
  await settling;
  expect(item.read()).toEqual(changed);
});

it('a copy is not sealed with the key of a person who has logged in meanwhile', async () => {
  await keep({});
  const before = item.read();
  const settling = settle({ [q(0, 0)]: storedAnswer('1', 5) });
  startSession(aToken({ id: ATTEMPT_ID }));
  await settling;
  expect(item.read()).toEqual(before);
});
