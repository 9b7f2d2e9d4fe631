import { readFile } from 'node:fs/promises';
import { type AnswerCopy, type AnswerCopyFile, answerCopyFile, MAX_ANSWER_COPY_BYTES } from '@lulus/contract';
import { audit } from '../../platform/audit/audit.ts';
import type { PlatformContext } from '../../platform/context.ts';
import { tooLarge, validationFailed } from '../../platform/errors.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import type { UploadedFile } from '../../platform/http/requests/multipart.ts';
import { type Attempt, getOwnAttempt } from '../attempts.queries.ts';
import type { AttemptsContext } from '../context.ts';
import { findCopyKey } from './copy-keys.ts';
import { openAnswerCopy } from './open-answer-copy.ts';
import { recordLate } from './send-late.ts';

const MB = 1024 * 1024;

const invalidFile = (message: string) => validationFailed({ file: [message] });

async function readEnvelope(upload: UploadedFile | undefined): Promise<AnswerCopyFile> {
  if (!upload) throw invalidFile('Choose a file.');
  if (upload.bytes > MAX_ANSWER_COPY_BYTES)
    throw tooLarge({ file: [`The file must not be larger than ${MAX_ANSWER_COPY_BYTES / MB} MB.`] });
  try {
    return answerCopyFile.parse(JSON.parse(await readFile(upload.path, 'utf8')));
  } catch {
    throw invalidFile('This file is not a copy of answers.');
  }
}

async function readCopy(
  context: Pick<PlatformContext, 'db'>,
  upload: UploadedFile | undefined,
): Promise<AnswerCopy> {
  const file = await readEnvelope(upload);
  const key = await findCopyKey(context.db, file.key_id);
  if (!key) throw invalidFile('This copy was made for another server.');
  const copy = openAnswerCopy(file, key);
  if (!copy) throw invalidFile('This copy is damaged and cannot be read.');
  return copy;
}

/**
 * Records a copy's answers as late answers of its attempt. The file's author is unknown, since the encryption
 * key is public. So the admin who uploads it is responsible for its origin, and counting it is a separate
 * step.
 */
export async function readInAnswerCopy(
  context: Pick<AttemptsContext, 'config' | 'clock' | 'db' | 'revisions' | 'attempts'>,
  actor: UserActor,
  upload: UploadedFile | undefined,
): Promise<{ attempt: Attempt; examination_name: string; received: number }> {
  const { attempt_id, user_id, exam_id, answers, offline_since } = await readCopy(context, upload);
  const attempt = await getOwnAttempt(context.db, attempt_id, { user_id, examination_id: exam_id });
  const { examination_name } = await context.revisions.get(attempt.revision_id);
  const source = { by: 'admin', admin_id: actor.user_id } as const;
  const received = await recordLate(context, attempt, { answers, offline_since, source });
  await audit(context.db, {
    at: context.clock(),
    actor,
    action: 'answer_copy_read',
    subject: { person_id: user_id, examination_id: attempt.examination_id, attempt_id },
    after: { received },
  });
  return { attempt, examination_name, received };
}
