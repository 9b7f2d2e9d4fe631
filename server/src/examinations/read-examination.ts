import type { getExamination, Reply, TokenUser } from '@lulus/contract';
import { notFound } from '../platform/errors.ts';
import type { ExaminationsContext } from './context.ts';
import { listVisible } from './dashboard/list-examinations.ts';
import { examinationsForStaff } from './examinations.queries.ts';
import { presentExamination } from './present-examination.ts';
import { listRecordings } from './publishing/recordings.ts';

/** Returns an examination of the caller's list. Throws 404 if the list does not have it. */
export async function readExamination(
  context: Pick<ExaminationsContext, 'db' | 'examinations' | 'ownAttempts' | 'revisions'>,
  user: TokenUser,
  id: string,
): Promise<Reply<typeof getExamination>> {
  const noSuchExamination = () => notFound('no_examination');
  if (user.role !== 'student') {
    const one = examinationsForStaff(context.db, user).where('examinations.id', '=', id);
    return presentExamination(await one.executeTakeFirstOrThrow(noSuchExamination));
  }
  const visible = await listVisible(context, user.id);
  const examination = visible.find((one) => one.id === id);
  if (!examination) throw noSuchExamination();
  return { ...examination, play_limits: await listPlayLimits(context, id) };
}

/** Returns the different play limits of the recordings of a published examination. */
async function listPlayLimits(
  { examinations, revisions }: Pick<ExaminationsContext, 'examinations' | 'revisions'>,
  id: string,
): Promise<number[]> {
  const { revision_id = null } = (await examinations.find(id)) ?? {};
  if (revision_id === null) return [];
  const recordings = listRecordings(await revisions.get(revision_id));
  return [...new Set(recordings.map(({ play_limit }) => play_limit))];
}
