import { expect, it } from 'vitest';
import { ATTEMPT_ID, q } from '../session/test-exam.ts';
import { storedAnswer } from '../session/test-open-exam.ts';
import { itemOf } from './device-copies.ts';
import type { DeviceCopy } from './device-copy.ts';
import { settleCopy } from './settle-copy.ts';
import { aCopy } from './test-device-copy.ts';

const item = itemOf(ATTEMPT_ID);
/** This environment has no IndexedDB, so the call rejects after local storage. Journeys cover IndexedDB. */
const settle = (stored: DeviceCopy['stored']) => expect(settleCopy(ATTEMPT_ID, stored)).rejects.toThrow();

it('a copy loses the answers that the server has', async () => {
  item.write(aCopy(5));
  await settle({ [q(0, 0)]: storedAnswer('1', 5) });
  expect(item.read()).toMatchObject({ waiting: {}, stored: { [q(0, 0)]: storedAnswer('1', 5) } });
});

it('a copy keeps stored answers that are newer than the server’s reply', async () => {
  const newer = { [q(0, 1)]: storedAnswer('3', 9) };
  item.write({ ...aCopy(5), stored: newer });
  await settle({ [q(0, 1)]: storedAnswer('2', 8) });
  expect(item.read()?.stored).toEqual(newer);
});
