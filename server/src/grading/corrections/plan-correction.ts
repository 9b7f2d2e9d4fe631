/** Computes the effect of a correction, in the same way for the preview and for the correction itself. */

import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Correction } from '@lulus/contract';
import type { ExaminationsContext } from '../../examinations/context.ts';
import { findRevisionItem, ofForm, type Revision } from '../../examinations/publishing/revision.ts';
import { listRevisionsWith } from '../../examinations/publishing/revisions.queries.ts';
import type { Db } from '../../platform/db/database.ts';
import type { CorrectionPayload } from '../../platform/db/json-columns.ts';
import { notFound } from '../../platform/errors.ts';
import { type Graded, gradeBy } from '../grade-stored.ts';
import { correctedRevisions, withCorrections } from '../grading-revisions.ts';
import { composeCorrection, payloadOf, type QuestionInRevision } from './compose-correction.ts';
import { type CorrectionInForce, listResultsWith, type ResultRow } from './corrections.queries.ts';

/** Attempts whose answers are in memory at the same time. */
const BATCH_SIZE = 500;

export interface Place {
  examination_id: string;
  question_id: string;
}

export interface Change {
  before: ResultRow;
  after: Graded;
}

export interface Plan {
  occurrences: QuestionInRevision[];
  /** The revisions that the correction changes, with how they grade the question from then on. */
  differing: (QuestionInRevision & { payload: CorrectionPayload })[];
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
  const revisionOf = await correctedRevisions(db, context, ids);
  const occurrences = ids.map(revisionOf).flatMap((revision) => {
    const item = findRevisionItem(revision, question_id);
    return item ? [{ revision, item }] : [];
  });
  if (occurrences.length === 0) throw notFound('not_delivered');
  return occurrences;
}

const isChange = ({ before, after }: Change) =>
  before.result_score !== after.result_score ||
  before.result_max !== after.result_max ||
  before.unmarked !== after.unmarked;

async function gradeAll(
  db: Db,
  occurrences: QuestionInRevision[],
  corrections: CorrectionInForce[],
): Promise<Change[]> {
  const revisions = new Map(
    occurrences.map(({ revision }) => [revision.id, withCorrections(revision, corrections)]),
  );
  const revisionOf = ({ revision_id, form }: { revision_id: string; form: number }) =>
    ofForm(revisions.get(revision_id) as Revision, form);
  const [question_id = ''] = occurrences.map(({ item }) => item.id);
  const rows = (await listResultsWith(db, [...revisions.keys()])).filter((row) =>
    findRevisionItem(revisionOf(row), question_id),
  );
  const all: Change[] = [];
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    const some = rows.slice(from, from + BATCH_SIZE);
    const graded = await gradeBy(db, revisionOf, some);
    for (const [at, before] of some.entries()) all.push({ before, after: graded[at] as Graded });
  }
  return all;
}

function versionOf(differing: Plan['differing'], changes: Change[]): string {
  const facts = [
    differing.map(({ revision, item, payload }) => [revision.id, payloadOf(item), payload]),
    changes.map(({ before, after }) => [before.id, before.result_score, before.result_max, after]),
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}

export async function planCorrection(
  db: Db,
  context: Pick<ExaminationsContext, 'revisions'>,
  place: Place,
  wanted: Correction,
): Promise<Plan> {
  const occurrences = await getRevisionsWith(db, context, place);
  const corrected = composeCorrection(occurrences, wanted);
  const differing = corrected.filter(({ item, payload }) => !isDeepStrictEqual(payload, payloadOf(item)));
  const corrections = corrected.map(({ revision, payload }) => ({
    revision_id: revision.id,
    question_id: place.question_id,
    payload,
  }));
  const results = await gradeAll(db, occurrences, corrections);
  const changes = results.filter(isChange);
  return { occurrences, differing, results, changes, version: versionOf(differing, changes) };
}
