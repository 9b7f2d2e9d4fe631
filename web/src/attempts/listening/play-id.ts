/**
 * Idempotency id of a play. The server counts each id once, and the device stores it until the sound has started. So a
 * lost reply, a reload or a failed start does not use up a second play.
 */
import * as v from 'valibot';
import { randomUuid } from '../../platform/crypto/random-uuid.ts';
import { uuid } from '../../platform/device-store/parse-value.ts';
import { storedJson } from '../../platform/device-store/storage.ts';

/** Play ids by attempt and question. */
const unfinished = storedJson('unfinishedPlays', v.record(v.string(), uuid));
const entryName = (attemptId: string, questionId: string) => `${attemptId} ${questionId}`;

export function hasUnfinishedPlay(attemptId: string, questionId: string): boolean {
  return unfinished.read()?.[entryName(attemptId, questionId)] !== undefined;
}

export function beginPlay(attemptId: string, questionId: string): string {
  const plays = unfinished.read();
  const name = entryName(attemptId, questionId);
  const id = plays?.[name] ?? randomUuid();
  unfinished.write({ ...plays, [name]: id });
  return id;
}

export function finishPlay(attemptId: string, questionId: string) {
  const { [entryName(attemptId, questionId)]: _finished, ...others } = unfinished.read() ?? {};
  unfinished.write(others);
}
