import { readFile } from 'node:fs/promises';
import {
  type AnswerCopy,
  type AnswerCopyFile,
  answerCopyFile,
  MAX_ANSWER_COPY_BYTES,
  type Reply,
  type readAnswerCopy,
} from '@lulus/contract';
import { getOwnAttempt } from '../attempts/attempts.queries.ts';
import { findCopyKey } from '../attempts/copy-keys.ts';
import { recordLate } from '../attempts/send-late.ts';
import type { UserActor } from '../audit/actor.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { tooLarge, validationFailed } from '../http/errors.ts';
import type { UploadedFile } from '../http/multipart.ts';
import { openAnswerCopy } from './open-answer-copy.ts';
import { readAttempt } from './present-attempt.ts';

const MB = 1024 * 1024;

const refused = (sentence: string) => validationFailed({ file: [sentence] });

async function readEnvelope(upload: UploadedFile | undefined): Promise<AnswerCopyFile> {
  if (!upload) throw refused('Choose a file.');
  if (upload.bytes > MAX_ANSWER_COPY_BYTES)
    throw tooLarge({ file: [`The file must not be larger than ${MAX_ANSWER_COPY_BYTES / MB} MB.`] });
  try {
    return answerCopyFile.parse(JSON.parse(await readFile(upload.path, 'utf8')));
  } catch {
    throw refused('This file is not a copy of answers.');
  }
}

async function readCopy(context: Context, upload: UploadedFile | undefined): Promise<AnswerCopy> {
  const file = await readEnvelope(upload);
  const key = await findCopyKey(context.db, file.key_id);
  if (!key) throw refused('This copy was made for another server.');
  const copy = openAnswerCopy(file, key);
  if (!copy) throw refused('This copy is damaged and cannot be read.');
  return copy;
}

/**
 * Records a copy's answers as late answers of its attempt. The file's author is not known, since the public key is
 * public. So the admin who uploads it is responsible for its origin, and counting it is a separate step.
 */
export async function readInAnswerCopy(
  context: Context,
  actor: UserActor,
  upload: UploadedFile | undefined,
): Promise<Reply<typeof readAnswerCopy>> {
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
  return {
    message: 'The copy has been read in.',
    examination_id: attempt.examination_id,
    examination_name,
    attempt: await readAttempt(context, attempt.id),
    received,
  };
}
