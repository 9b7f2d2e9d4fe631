/** Computes the effect of a correction, in the same way for the preview and for the correction itself. */

import { createHash } from 'node:crypto';
import type { AnswerKey } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import type { ExaminationsContext } from '../../examinations/context.ts';
import { findRevisionItem, type Revision } from '../../examinations/publishing/revision.ts';
import { listRevisionsWith } from '../../examinations/publishing/revisions.queries.ts';
import type { Db } from '../../platform/db/database.ts';
import type { RevisionItem } from '../../platform/db/json-columns.ts';
import { notFound, validationFailed } from '../../platform/errors.ts';
import { type Graded, gradeBy } from '../grade-stored.ts';
import { gradingRevisions, withCorrectedKeys } from '../grading-revisions.ts';
import { type CorrectedKey, listResultsWith, type ResultRow } from './corrections.queries.ts';

/** Attempts whose answers are in memory at the same time. */
const BATCH_SIZE = 500;

export interface Place {
  examination_id: string;
  question_id: string;
}

export interface QuestionInRevision {
  revision: Revision;
  item: RevisionItem;
}

export interface Change {
  before: ResultRow;
  after: Graded;
}

export interface Plan {
  occurrences: QuestionInRevision[];
  key: AnswerKey;
  /** The revisions that do not have the new answer key yet. */
  differing: QuestionInRevision[];
  /** New results of all attempts that have the question. */
  results: Change[];
  /** Those of the results that differ from the stored ones. */
  changes: Change[];
  /** Hash of the effect. Equal as long as the correction would do the same. */
  version: string;
}

/**
 * Returns the revisions that have the question, with their corrected answer keys, the newest first. Throws
 * 404 if there is none.
 */
export async function getRevisionsWith(
  db: Db,
  context: Pick<ExaminationsContext, 'revisions'>,
  { examination_id, question_id }: Place,
): Promise<QuestionInRevision[]> {
  const ids = await listRevisionsWith(db, examination_id, question_id);
  const revisionOf = await gradingRevisions(db, context, ids);
  const occurrences = ids.map(revisionOf).flatMap((revision) => {
    const item = findRevisionItem(revision, question_id);
    return item ? [{ revision, item }] : [];
  });
  if (occurrences.length === 0) throw notFound('not_delivered');
  return occurrences;
}

function composeKey(
  occurrences: QuestionInRevision[],
  { bank_answer, bank_question_weight }: AnswerKey,
): AnswerKey {
  const answers = [...new Set(bank_answer)].sort((a, b) => a - b);
  const unknown = answers.find((answer) => !occurrences.some(({ item }) => item.bank_option[answer]));
  if (unknown !== undefined)
    throw validationFailed({ bank_answer: [problem('no_option_number', { number: unknown })] });
  return { bank_answer: answers, bank_question_weight: Math.round(bank_question_weight * 100) / 100 };
}

function isKeyOf({ bank_answer, bank_question_weight }: AnswerKey, item: RevisionItem): boolean {
  return (
    item.bank_question_weight === bank_question_weight &&
    item.bank_answer.length === bank_answer.length &&
    bank_answer.every((answer) => item.bank_answer.includes(answer))
  );
}

const isChange = ({ before, after }: Change) =>
  before.result_score !== after.result_score || before.result_max !== after.result_max;

async function gradeAll(db: Db, occurrences: QuestionInRevision[], keys: CorrectedKey[]): Promise<Change[]> {
  const revisions = new Map(
    occurrences.map(({ revision }) => [revision.id, withCorrectedKeys(revision, keys)]),
  );
  const revisionOf = (id: string) => revisions.get(id) as Revision;
  const rows = await listResultsWith(db, [...revisions.keys()]);
  const all: Change[] = [];
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    const some = rows.slice(from, from + BATCH_SIZE);
    const graded = await gradeBy(db, revisionOf, some);
    for (const [at, before] of some.entries()) all.push({ before, after: graded[at] as Graded });
  }
  return all;
}

function versionOf(key: AnswerKey, differing: QuestionInRevision[], changes: Change[]): string {
  const facts = [
    key,
    differing.map(({ revision, item }) => [revision.id, item.bank_answer, item.bank_question_weight]),
    changes.map(({ before, after }) => [before.id, before.result_score, before.result_max, after]),
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}

export async function planCorrection(
  db: Db,
  context: Pick<ExaminationsContext, 'revisions'>,
  place: Place,
  wanted: AnswerKey,
): Promise<Plan> {
  const occurrences = await getRevisionsWith(db, context, place);
  const key = composeKey(occurrences, wanted);
  const differing = occurrences.filter(({ item }) => !isKeyOf(key, item));
  const keys = occurrences.map(({ revision }) => ({
    revision_id: revision.id,
    question_id: place.question_id,
    ...key,
  }));
  const results = await gradeAll(db, occurrences, keys);
  const changes = results.filter(isChange);
  return { occurrences, key, differing, results, changes, version: versionOf(key, differing, changes) };
}
