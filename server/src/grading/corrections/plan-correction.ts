/** The effect of a correction, computed in the same way for the preview and for the correction itself. */

import { createHash } from 'node:crypto';
import type { AnswerKey } from '@lulus/contract';
import type { ExaminationsContext } from '../../examinations/context.ts';
import { findRevisionItem, type Revision } from '../../examinations/publishing/revision.ts';
import { listHolders } from '../../examinations/publishing/revisions.queries.ts';
import type { Db } from '../../platform/db/database.ts';
import type { RevisionItem } from '../../platform/db/json-columns.ts';
import { notFound, validationFailed } from '../../platform/errors.ts';
import { type Graded, gradeBy } from '../grade-stored.ts';
import { gradingRevisions, layOver } from '../grading-revisions.ts';
import { type CorrectedKey, listResultsWith, type ResultRow } from './corrections.queries.ts';

/** So many attempts' answers are in memory at once. */
const AT_ONCE = 500;

export interface Place {
  examination_id: string;
  question_id: string;
}

export interface Holder {
  revision: Revision;
  item: RevisionItem;
}

export interface Change {
  before: ResultRow;
  after: Graded;
}

export interface Plan {
  holders: Holder[];
  key: AnswerKey;
  /** The revisions that do not have the new key yet. */
  differing: Holder[];
  /** All results of attempts that have the question, as they would be. */
  results: Change[];
  /** Those of them that would not be what they are. */
  changes: Change[];
  /** The same as long as the correction would do the same. */
  version: string;
}

/** The revisions that have the question, by the keys in force, the newest first; 404 where there is none. */
export async function getHolders(
  db: Db,
  context: Pick<ExaminationsContext, 'revisions'>,
  { examination_id, question_id }: Place,
): Promise<Holder[]> {
  const ids = await listHolders(db, examination_id, question_id);
  const revisionOf = await gradingRevisions(db, context, ids);
  const holders = ids.map(revisionOf).flatMap((revision) => {
    const item = findRevisionItem(revision, question_id);
    return item ? [{ revision, item }] : [];
  });
  if (holders.length === 0) throw notFound('No student has been given this question yet.');
  return holders;
}

function composeKey(holders: Holder[], { bank_answer, bank_question_weight }: AnswerKey): AnswerKey {
  const answers = [...new Set(bank_answer)].sort((a, b) => a - b);
  const unknown = answers.find((answer) => !holders.some(({ item }) => item.bank_option[answer]));
  if (unknown !== undefined) throw validationFailed({ bank_answer: [`There is no option ${unknown}.`] });
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

async function gradeAll(db: Db, holders: Holder[], keys: CorrectedKey[]): Promise<Change[]> {
  const revisions = new Map(holders.map(({ revision }) => [revision.id, layOver(revision, keys)]));
  const revisionOf = (id: string) => revisions.get(id) as Revision;
  const rows = await listResultsWith(db, [...revisions.keys()]);
  const all: Change[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    const graded = await gradeBy(db, revisionOf, some);
    for (const [at, before] of some.entries()) all.push({ before, after: graded[at] as Graded });
  }
  return all;
}

function versionOf(key: AnswerKey, differing: Holder[], changes: Change[]): string {
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
  const holders = await getHolders(db, context, place);
  const key = composeKey(holders, wanted);
  const differing = holders.filter(({ item }) => !isKeyOf(key, item));
  const keys = holders.map(({ revision }) => ({
    revision_id: revision.id,
    question_id: place.question_id,
    ...key,
  }));
  const results = await gradeAll(db, holders, keys);
  const changes = results.filter(isChange);
  return { holders, key, differing, results, changes, version: versionOf(key, differing, changes) };
}
