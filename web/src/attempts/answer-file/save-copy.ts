/**
 * Saves the unsent answers as an encrypted file on this device. The student gives it to the teacher. `prepare-copy.ts`
 * loads this module on its own.
 */
import { personHere } from '../../platform/session/session.ts';
import type { ExamSession } from '../session/exam-session.ts';
import { fetchCopyKey, storedCopyKey } from './copy-key.ts';
import { encryptCopy } from './encrypt-copy.ts';

/** Throws if the encryption key is not on this device and cannot be fetched. */
export async function saveCopy(session: ExamSession): Promise<void> {
  const { examId, attemptId, ports } = session;
  const { queue, lostSince } = session.getState();
  if (!storedCopyKey()) await fetchCopyKey(ports.api);
  const key = storedCopyKey();
  if (!key) throw new Error('This device has no key to encrypt the copy.');
  const now = ports.clock.now();
  const copy = {
    exam_id: examId,
    attempt_id: attemptId,
    user_id: personHere() ?? '',
    saved_at: new Date(now).toISOString(),
    offline_since: lostSince === null ? null : new Date(lostSince).toISOString(),
    answers: Object.values({ ...queue.refused, ...queue.waiting }),
  };
  download(encryptCopy(copy, key), `answers-${attemptId.slice(-12)}.lulus`);
}

function download(text: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
