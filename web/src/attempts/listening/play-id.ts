/**
 * The id of one press of a play button. It is kept until sound was really heard, and the server counts one id once. So
 * a lost reply, a reload in between or a failed start does not cost the hearing.
 */
import { randomUuid } from '../../platform/crypto/random-uuid.ts';
import { recordOf, uuid } from '../../platform/device-store/shape.ts';
import { storedJson } from '../../platform/device-store/storage.ts';

/** By attempt and question. */
const unfinished = storedJson('unfinishedPlays', recordOf(uuid));
const nameOf = (attemptId: string, questionId: string) => `${attemptId} ${questionId}`;

export function hasUnfinishedPlay(attemptId: string, questionId: string): boolean {
  return unfinished.read()?.[nameOf(attemptId, questionId)] !== undefined;
}

export function beginPlay(attemptId: string, questionId: string): string {
  const plays = unfinished.read();
  const name = nameOf(attemptId, questionId);
  const id = plays?.[name] ?? randomUuid();
  unfinished.write({ ...plays, [name]: id });
  return id;
}

export function finishPlay(attemptId: string, questionId: string) {
  const { [nameOf(attemptId, questionId)]: _heard, ...others } = unfinished.read() ?? {};
  unfinished.write(others);
}
