/**
 * The id of one press of a play button. It is kept until sound was really heard, so that a lost reply, a
 * reload in between or a player that would not start does not cost the hearing: the server counts one id
 * once.
 */
import { z } from 'zod';
import { storedText } from '../session/storage.ts';

function unfinishedPlay(attemptId: string, questionId: string) {
  return storedText(`play:${attemptId}:${questionId}`, z.uuid());
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

/** `crypto.randomUUID` is missing where the page came over plain http, as in a school's own network. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
