import type { AnsweredQuestion, getAnswerSheet, Reply } from '@lulus/contract';
import { grade } from '../attempts/grading.ts';
import { arrangeForm, type FormItem } from '../attempts/paper-form.ts';
import { linkAssets, linkOption } from '../bank/link-files.ts';
import type { Context } from '../context.ts';
import { gradingRevisions } from '../corrections/grading-revisions.ts';
import type { Revision } from '../examinations/revision.ts';
import {
  type AnswerRow,
  type ListedLateAnswer,
  listAnswers,
  listLateAnswers,
  listPlays,
} from './answer-sheet.queries.ts';
import { judgeLate } from './judge-late.ts';
import { type AttemptRow, getAttemptRow } from './monitor.queries.ts';
import { presentOfExamination } from './present-attempt.ts';

function presentAnswer(
  { option, flagged, answered_at, returned_at }: AnswerRow,
  late: ListedLateAnswer | undefined,
): AnsweredQuestion['answer'] {
  const counted = late?.counted_at ?? late?.counted_before;
  // What is saved after that, in an attempt that was opened again, has the time of then.
  const isLate = counted && answered_at < counted;
  return {
    option,
    flagged,
    answered_at: answered_at.toISOString(),
    returned_at: returned_at?.toISOString() ?? null,
    late_counted_at: isLate ? counted.toISOString() : null,
  };
}

/**
 * Null while the attempt runs, unless it was counted before it was reopened: until the end nothing is late; and of one that
 * is outdated by now, of which only is told that one before it was counted.
 */
function presentLate(
  late: ListedLateAnswer,
  attempt: AttemptRow,
  revision: Revision,
): AnsweredQuestion['late'] {
  const { submitted_at: ended, late_minutes } = attempt;
  if (!late.counted_at && !(ended && late.is_uncounted)) return null;
  const judged = ended && !late.counted_at;
  return {
    option: late.option,
    answered_at: late.answered_at.toISOString(),
    received_at: late.received_at.toISOString(),
    counted_at: late.counted_at?.toISOString() ?? null,
    refused: judged ? judgeLate(late, { attempt, revision, late_minutes }) : null,
  };
}

function presentOptions(item: FormItem, { assetLinks }: Context): AnsweredQuestion['options'] {
  return item.option_order.map((option) => ({ option, content: linkOption(item, option, assetLinks) }));
}

/** An attempt with all that is stored of it, running or over, and how that is graded by the keys in force. */
export async function readAnswerSheet(
  context: Context,
  attemptId: string,
): Promise<Reply<typeof getAnswerSheet>> {
  const { db, assetLinks } = context;
  const row = await getAttemptRow(db, attemptId);
  const [revisionOf, answers, plays, late] = await Promise.all([
    gradingRevisions(db, context, [row.revision_id]),
    listAnswers(db, attemptId),
    listPlays(db, attemptId),
    listLateAnswers(db, attemptId),
  ]);
  const revision = revisionOf(row.revision_id);
  const answerOf = new Map(answers.map((answer) => [answer.question_id, answer]));
  const playsOf = new Map(plays.map((one) => [one.question_id, one.plays]));
  const lateOf = new Map(late.map((answer) => [answer.question_id, answer]));
  const { statuses } = grade(revision, answerOf);

  const present = (item: FormItem): AnsweredQuestion => {
    const { id, bank_question_weight, bank_asset } = item;
    const status = statuses.get(id) ?? 'unanswered';
    const own = answerOf.get(id);
    const ownLate = lateOf.get(id);
    return {
      id,
      bank_type: item.bank_type,
      bank_question: item.bank_question,
      bank_asset: linkAssets(bank_asset, assetLinks),
      option_type: item.option_type,
      options: presentOptions(item, context),
      bank_answer: item.bank_answer,
      bank_question_weight,
      play_limit: item.play_limit,
      hint: item.hint,
      status,
      points: status === 'correct' ? bank_question_weight : 0,
      answer: own ? presentAnswer(own, ownLate) : null,
      plays: playsOf.get(id) ?? 0,
      late: ownLate ? presentLate(ownLate, row, revision) : null,
    };
  };

  return {
    attempt: await presentOfExamination(context, row),
    last_saved_at: row.last_answer_at?.toISOString() ?? null,
    sections: arrangeForm(revision, row.form).map(({ name, items }) => ({
      name,
      questions: items.map(present),
    })),
  };
}
