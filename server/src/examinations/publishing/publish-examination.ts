import { problem } from '@lulus/contract/messages';
import { v7 as newId } from 'uuid';
import type { Db } from '../../platform/db/database.ts';
import { type Fields, HttpError } from '../../platform/errors.ts';
import { type BankItemRow, listItems } from '../../questions/bank-items.queries.ts';
import { listSections } from '../../questions/sections.queries.ts';
import { listStimuli } from '../../questions/stimuli.queries.ts';
import { type ExaminationRow, lockExamination, setPublishedRevision } from '../examinations.queries.ts';
import { findDrawProblems } from './draw-problems.ts';
import { freezeExamination } from './freeze-examination.ts';
import { type FoundProblem, findPublishProblems } from './publish-problems.ts';
import { insertRevision } from './revisions.queries.ts';
import { findStimulusProblems } from './stimulus-problems.ts';

/** Messages by question id, and under `examination` those that concern the whole examination. */
function messagesByField(problems: FoundProblem[]): Fields {
  const byField = Map.groupBy(problems, ({ bank_id }) => bank_id ?? 'examination');
  return Object.fromEntries(
    [...byField].map(([field, found]) => [field, found.map(({ code }) => problem(code))]),
  );
}

/**
 * Freezes the examination with these questions into a new revision, and returns the revision's id. Attempts
 * that start from now on get it, and running attempts keep theirs. The examination must be locked.
 */
export async function publishItems(
  trx: Db,
  examination: ExaminationRow,
  items: BankItemRow[],
  now: Date,
): Promise<string> {
  const sections = await listSections(trx, examination.id);
  const stimuli = await listStimuli(trx, examination.id);
  const id = newId();
  await insertRevision(trx, freezeExamination(id, examination, { sections, items, stimuli }), now);
  await setPublishedRevision(trx, examination.id, id, now);
  return id;
}

/**
 * Publishes the current examination, and returns the revision's id. Throws 409 `not_ready` if something is
 * missing. Needs a transaction.
 */
export async function publishExamination(trx: Db, examinationId: string, now: Date): Promise<string> {
  const examination = await lockExamination(trx, examinationId);
  const items = await listItems(trx, examinationId);
  const problems = [
    ...findPublishProblems(examination, items, now),
    ...findStimulusProblems(items, await listStimuli(trx, examinationId)),
    ...findDrawProblems(await listSections(trx, examinationId), items),
  ];
  if (problems.length > 0) throw new HttpError(409, 'not_ready', messagesByField(problems));
  return publishItems(trx, examination, items, now);
}
