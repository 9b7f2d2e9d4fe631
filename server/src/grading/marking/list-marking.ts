import {
  countWords,
  type listMarking,
  type Mark,
  type MarkedQuestion,
  type MarkedResponse,
  type Parsed,
  type Reply,
} from '@lulus/contract';
import { linkContent } from '../../content/link-content.ts';
import type { ExaminationsContext } from '../../examinations/context.ts';
import { findRevisionItem, type Revision } from '../../examinations/publishing/revision.ts';
import type { RevisionItem } from '../../platform/db/json-columns.ts';
import { linkAssets } from '../../questions/link-files.ts';
import { examineeOf } from '../../students/examinee.ts';
import { correctedRevisions } from '../grading-revisions.ts';
import {
  type EssayRow,
  listEarlierEssays,
  listEssays,
  listEssayTexts,
  listTakenRevisions,
} from './marking.queries.ts';

/** Whether answers to the question are marked. After some corrections, all get the same points without marks. */
export const needsMarks = (item: RevisionItem | undefined): boolean =>
  item?.interaction === 'essay' && (item.outcome ?? 'graded') === 'graded';

interface Essay {
  section: string;
  item: RevisionItem;
}

/** The essay questions of the versions by id, each as in the newest version, in its order. */
function essaysOf(revisions: Revision[]): Map<string, Essay> {
  const essays = new Map<string, Essay>();
  for (const { sections } of revisions) {
    for (const { name: section, items } of sections) {
      for (const item of items) {
        if (needsMarks(item) && !essays.has(item.id)) essays.set(item.id, { section, item });
      }
    }
  }
  return essays;
}

/** Presents a mark. One of an earlier text has no points, so that the essay is marked again. */
export function presentMark(row: Pick<EssayRow, keyof Mark | 'is_marked'>): Mark {
  return {
    points: row.is_marked ? row.points : null,
    comment: row.comment ?? '',
    rubric: (row.is_marked && (row.rubric as Mark['rubric'] | null)) || [],
    version: row.version ?? 0,
    marker: row.marker || null,
    at: row.at?.toISOString() ?? null,
  };
}

/** Returns the essay questions of the examination with their counts, and the essays of one of them. */
export async function readMarking(
  context: Pick<ExaminationsContext, 'db' | 'assetLinks' | 'revisions'>,
  examinationId: string,
  { question_id }: Parsed<typeof listMarking, 'query'>,
): Promise<Reply<typeof listMarking>> {
  const { db, assetLinks } = context;
  const revisionIds = await listTakenRevisions(db, examinationId);
  const revisionOf = await correctedRevisions(db, context, revisionIds);
  const essays = essaysOf(revisionIds.map(revisionOf));
  const itemOf = (row: { revision_id: string }, id: string) =>
    findRevisionItem(revisionOf(row.revision_id), id);

  const submitted = (await listEssays(db, examinationId, [...essays.keys()])).filter((row) =>
    needsMarks(itemOf(row, row.question_id)),
  );
  const questions = [...essays.values()].map(({ section, item }): MarkedQuestion => {
    const own = submitted.filter((row) => row.question_id === item.id);
    const marked = own.filter(({ is_marked }) => is_marked).length;
    return {
      id: item.id,
      section,
      bank_question: linkContent(item.bank_question, assetLinks),
      bank_asset: linkAssets(item.bank_asset, assetLinks),
      bank_question_weight: item.bank_question_weight,
      rubric: item.rubric,
      max_words: item.max_words,
      to_mark: own.length - marked,
      marked,
    };
  });
  if (question_id === undefined || !essays.has(question_id)) return { questions, responses: [] };

  const rows = (await listEssayTexts(db, examinationId, question_id)).filter((row) =>
    needsMarks(itemOf(row, question_id)),
  );
  const attemptIds = rows.map(({ attempt_id }) => attempt_id);
  const earlier = Map.groupBy(
    await listEarlierEssays(db, attemptIds, question_id),
    ({ attempt_id }) => attempt_id,
  );
  const responses = rows.map(
    (row): MarkedResponse => ({
      ...presentMark(row),
      attempt_id: row.attempt_id,
      user: examineeOf(row),
      number: row.number,
      response: row.response,
      answered_at: row.answered_at.toISOString(),
      words: countWords(row.response),
      points_max: itemOf(row, question_id)?.bank_question_weight ?? 0,
      earlier: (earlier.get(row.attempt_id) ?? []).map(({ response, answered_at, replaced_at }) => ({
        response,
        answered_at: answered_at.toISOString(),
        replaced_at: replaced_at.toISOString(),
      })),
    }),
  );
  return { questions, responses };
}
