/** Saves what waits as an encrypted file on this device, for the student to hand to the teacher: fetched apart (`prepare-copy.ts`). */
import { personHere } from '../../platform/session/session.ts';
import type { ExamSession } from '../session/exam-session.ts';
import { fetchCopyKey, keptCopyKey } from './copy-key.ts';
import { encryptCopy } from './encrypt-copy.ts';

/** Throws where the key or the program for it never reached this device. */
export async function saveCopy(session: ExamSession): Promise<void> {
  const { examId, attemptId, ports } = session;
  const { queue, lostSince } = session.getState();
  if (!keptCopyKey()) await fetchCopyKey(ports.api);
  const key = keptCopyKey();
  if (!key) throw new Error('There is no key to encrypt the copy to.');
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
