/**
 * The id of one press of a play button. It is kept until sound was really heard, so that a lost reply, a
 * reload in between or a player that would not start does not cost the hearing: the server counts one id
 * once.
 */
import { randomUuid } from '../api/random-uuid.ts';
import { uuid } from '../session/shape.ts';
import { storedText } from '../session/storage.ts';

function unfinishedPlay(attemptId: string, questionId: string) {
  return storedText(`play:${attemptId}:${questionId}`, uuid);
}

export function hasUnfinishedPlay(attemptId: string, questionId: string): boolean {
  return unfinishedPlay(attemptId, questionId).read() !== null;
}

export function beginPlay(attemptId: string, questionId: string): string {
  const item = unfinishedPlay(attemptId, questionId);
  const id = item.read() ?? randomUuid();
  item.write(id);
  return id;
}

export function finishPlay(attemptId: string, questionId: string) {
  unfinishedPlay(attemptId, questionId).remove();
}
