import type { markEssay, Parsed, Reply } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import type { ExaminationsContext } from '../../examinations/context.ts';
import { findRevisionItem } from '../../examinations/publishing/revision.ts';
import { refreshBalances } from '../../leaderboard/balances.ts';
import { audit } from '../../platform/audit/audit.ts';
import { conflict, HttpError, notFound, validationFailed } from '../../platform/errors.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import { replaceResults } from '../change-result.ts';
import { gradeStored } from '../grade-stored.ts';
import { gradingRevisions } from '../grading-revisions.ts';
import { presentMark } from './list-marking.ts';
import { type EssayRow, findEssay, lockAttemptToMark, upsertMark } from './marking.queries.ts';

type Form = Parsed<typeof markEssay, 'body'>;

interface Place {
  attempt_id: string;
  question_id: string;
}

/** The current mark goes with the error, so that the marker can compare the two. */
function markChanged(row: EssayRow): HttpError {
  const { points, comment, version, marker } = presentMark(row);
  const params = { ...(points !== null && { points }), comment, version, ...(marker && { marker }) };
  return new HttpError(409, 'mark_changed', { code: 'mark_changed', params });
}

/** Whether the mark is the one that the call would store, so that the call is a retry. */
const isRepeat = (row: EssayRow, { points, comment, version }: Form, actor: UserActor) =>
  row.version === version + 1 &&
  row.marker_id === actor.user_id &&
  row.points === points &&
  row.comment === comment;

/**
 * Stores the mark of an essay, and the attempt's result. The result has a score from its last mark on. Throws 409 if
 * the marker has not seen the current mark or text.
 */
export async function markOneEssay(
  context: Pick<ExaminationsContext, 'config' | 'clock' | 'db' | 'revisions'>,
  actor: UserActor,
  { attempt_id, question_id }: Place,
  form: Form,
): Promise<Omit<Reply<typeof markEssay>, 'message'>> {
  return context.db.transaction().execute(async (trx) => {
    const attempt = await lockAttemptToMark(trx, attempt_id);
    if (!attempt.submitted_at) throw conflict('attempt_running');
    const revisionOf = await gradingRevisions(trx, context, [attempt]);
    const item = findRevisionItem(revisionOf(attempt), question_id);
    if (item?.interaction !== 'essay') throw notFound('no_question');
    if (form.points > item.bank_question_weight) {
      throw validationFailed({ points: [problem('not_above', { max: item.bank_question_weight })] });
    }
    const before = await findEssay(trx, attempt_id, question_id);
    if (!before) throw conflict('no_essay');
    if (form.answered_at && form.answered_at !== before.answered_at.toISOString()) {
      throw conflict('essay_changed');
    }
    const at = context.clock();
    const isRetry = isRepeat(before, form, actor);
    if (!isRetry) {
      if ((before.version ?? 0) !== form.version) throw markChanged(before);
      const { points, comment, rubric } = form;
      const version = form.version + 1;
      await upsertMark(trx, {
        attempt_id,
        question_id,
        points,
        comment,
        rubric,
        marker_id: actor.user_id,
        version,
        at,
      });
    }
    const graded = await gradeStored(trx, context, [attempt]);
    const unmarked = graded[0]?.unmarked ?? 0;
    if (!isRetry) {
      const occurrence = { at, kind: 'marked', by: 'admin', admin_id: actor.user_id } as const;
      await replaceResults(trx, graded, { ...occurrence, details: { question_id } });
      await audit(trx, {
        at,
        actor,
        action: 'essay_marked',
        subject: {
          person_id: attempt.user_id,
          examination_id: attempt.examination_id,
          attempt_id,
          question_id,
        },
        before: before.is_marked ? { points: before.points } : {},
        after: { points: form.points },
      });
      if (unmarked === 0) await refreshBalances(trx, context, [attempt.user_id]);
    }
    const after = (await findEssay(trx, attempt_id, question_id)) as EssayRow;
    return { mark: presentMark(after), unmarked };
  });
}
