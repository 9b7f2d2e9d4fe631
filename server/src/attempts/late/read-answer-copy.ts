import { readFile } from 'node:fs/promises';
import { type AnswerCopy, answerCopy, type LateEntry, MAX_ANSWER_COPY_BYTES } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import type { Revision } from '../../examinations/publishing/revision.ts';
import { revisionOfAttempt } from '../../examinations/publishing/revision-cache.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/db/database.ts';
import { tooLarge, validationFailed } from '../../platform/errors.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import type { UploadedFile } from '../../platform/http/requests/multipart.ts';
import { newestPerQuestion, type ReadEntry, readAll } from '../answers/answer-entries.ts';
import { upsertAnswers } from '../answers/answers.queries.ts';
import { type Attempt, getAttempt, lockAttempt } from '../attempts.queries.ts';
import type { AttemptsContext } from '../context.ts';
import { closeIfOverdue } from '../deadline/close-attempt.ts';
import { openQuestions } from '../sections/section-clock.ts';
import { recordLateAnswers } from './late-answers.queries.ts';

const MB = 1024 * 1024;

const invalidFile = (code: 'no_file' | 'not_a_copy' | 'copy_of_student' | 'copy_of_attempt') =>
  validationFailed({ file: [problem(code)] });

async function parseCopy(upload: UploadedFile | undefined): Promise<AnswerCopy> {
  if (!upload) throw invalidFile('no_file');
  if (upload.bytes > MAX_ANSWER_COPY_BYTES)
    throw tooLarge({ file: [problem('file_too_large', { max: MAX_ANSWER_COPY_BYTES / MB })] });
  try {
    return answerCopy.parse(JSON.parse(await readFile(upload.path, 'utf8')));
  } catch {
    throw invalidFile('not_a_copy');
  }
}

/** Saves answers of a running attempt in open sections, if they are newer than the stored ones. */
async function saveNewer(
  trx: Db,
  attempt: Attempt,
  revision: Revision,
  { entries, now }: { entries: ReadEntry<LateEntry>[]; now: Date },
): Promise<number> {
  const isOpen = openQuestions(attempt, revision, now);
  const answers = entries.filter(({ question_id }) => isOpen(question_id));
  const noPosition = { section: undefined, question: undefined, device_id: undefined, barrier: undefined };
  const [written] = await upsertAnswers(trx, [{ attempt, answers, now, ...noPosition }]);
  return written ? answers.length - written.passed_over.length : 0;
}

/**
 * Reads a student's file of answers into its attempt: as late answers if the attempt is closed. The file
 * proves nothing, so the admin is responsible for its origin. Returns how many answers the server did not
 * have.
 */
export async function readInAnswerCopy(
  context: Pick<AttemptsContext, 'config' | 'clock' | 'db' | 'revisions' | 'attempts'>,
  actor: UserActor,
  attemptId: string,
  upload: UploadedFile | undefined,
): Promise<number> {
  const sat = await getAttempt(context.db, attemptId);
  const { user_id, examination_id, submitted_at } = sat;
  const copy = await parseCopy(upload);
  if (copy.user_id !== user_id) throw invalidFile('copy_of_student');
  if (copy.attempt_id !== attemptId) throw invalidFile('copy_of_attempt');
  const revision = await revisionOfAttempt(context.revisions, sat);
  const entries = readAll(revision, newestPerQuestion(copy.answers));
  if (!submitted_at) await closeIfOverdue(context, attemptId);
  return context.db.transaction().execute(async (trx) => {
    const attempt = await lockAttempt(trx, attemptId);
    const now = context.clock();
    const received = attempt.submitted_at
      ? await recordLateAnswers(trx, {
          attempt_id: attemptId,
          answers: entries,
          source: { by: 'admin', admin_id: actor.user_id },
          details: { copy: true },
          now,
        })
      : await saveNewer(trx, attempt, revision, { entries, now });
    await audit(trx, {
      at: now,
      actor,
      action: 'answer_copy_read',
      subject: { person_id: user_id, examination_id, attempt_id: attemptId },
      after: { received },
    });
    return received;
  });
}
