import type { AnsweredQuestion, getAnswerSheet, ItemResponse, Reply } from '@lulus/contract';
import { linkContent } from '../content/link-content.ts';
import type { ExaminationsContext } from '../examinations/context.ts';
import { arrangeForm, type FormItem } from '../examinations/publishing/form.ts';
import { describeResponse } from '../grading/describe-response.ts';
import { grade } from '../grading/grade.ts';
import { gradingRevisions } from '../grading/grading-revisions.ts';
import { answerNumbers } from '../interactions/index.ts';
import { fromMillionths } from '../interactions/points.ts';
import type { Score } from '../interactions/score.ts';
import type { PlatformContext } from '../platform/context.ts';
import { linkAssets, linkHint, linkOption, linkRows, linkStimulus } from '../questions/link-files.ts';
import { type AnswerRow, type LateRow, listAnswers, listLate, listPlays } from './answer-sheet.queries.ts';
import { getAttemptRow } from './monitor.queries.ts';
import { presentOfExamination } from './present-attempt.ts';

function presentAnswer(
  { response, flagged, answered_at }: Omit<AnswerRow, 'mark'>,
  text: string,
  counted: Date | null | undefined,
): AnsweredQuestion['answer'] {
  // An answer that was saved after the count, in a reopened attempt, has a later time.
  const isLate = counted && answered_at < counted;
  return {
    response,
    text,
    flagged,
    answered_at: answered_at.toISOString(),
    late_counted_at: isLate ? counted.toISOString() : null,
  };
}

function presentLate(
  { response, answered_at, received_at, counted_at }: LateRow,
  text: string,
): NonNullable<AnsweredQuestion['late']> {
  return {
    response,
    text,
    answered_at: answered_at.toISOString(),
    received_at: received_at.toISOString(),
    counted_at: counted_at?.toISOString() ?? null,
  };
}

function presentOptions(
  item: FormItem,
  { assetLinks }: Pick<PlatformContext, 'assetLinks'>,
): AnsweredQuestion['options'] {
  return item.option_order.map((option) => ({ option, content: linkOption(item, option, assetLinks) }));
}

/** Returns all stored data of an attempt, running or closed, graded by the corrected answer keys. */
export async function readAnswerSheet(
  context: Pick<ExaminationsContext, 'clock' | 'db' | 'assetLinks' | 'revisions'>,
  attemptId: string,
): Promise<Reply<typeof getAnswerSheet>> {
  const { db, assetLinks } = context;
  const row = await getAttemptRow(db, attemptId);
  const [revisionOf, answers, plays, late] = await Promise.all([
    gradingRevisions(db, context, [row]),
    listAnswers(db, attemptId),
    listPlays(db, attemptId),
    listLate(db, attemptId),
  ]);
  const revision = revisionOf(row);
  const answerOf = new Map(
    answers.map(({ mark, ...answer }) => [answer.question_id, { ...answer, mark: mark ?? undefined }]),
  );
  const playsOf = new Map(plays.map((one) => [one.recording_id, one.plays]));
  const lateOf = Map.groupBy(late, ({ question_id }) => question_id);
  const { scores } = grade(revision, answerOf);

  const present = (item: FormItem): AnsweredQuestion => {
    const { id, bank_question_weight, bank_asset } = item;
    const { status, points } = scores.get(id) as Score;
    const own = answerOf.get(id);
    const textOf = (response: ItemResponse | null) => describeResponse(item, response, assetLinks);
    const [newestLate] = lateOf.get(id) ?? [];
    const counted = lateOf.get(id)?.find(({ counted_at }) => counted_at !== null);
    return {
      id,
      bank_type: item.bank_type,
      bank_question: linkContent(item.bank_question, assetLinks),
      bank_asset: linkAssets(bank_asset, assetLinks),
      option_type: item.option_type,
      options: presentOptions(item, context),
      interaction: item.interaction,
      bank_rows: Object.entries(linkRows(item, assetLinks)).map(([row, content]) => ({ row, content })),
      rows_type: item.rows_type,
      hint_type: item.hint_type,
      bank_gaps: item.bank_gaps,
      unit: item.unit,
      scoring_rule: item.scoring_rule,
      wrong_points: item.wrong_points,
      option_points: item.option_points,
      text_rules: item.text_rules,
      bank_key: item.bank_key,
      bank_answer: answerNumbers(item),
      accepted: item.accepted ?? [],
      outcome: item.outcome ?? 'graded',
      bank_question_weight,
      play_limit: item.play_limit,
      hint: linkHint(item, assetLinks),
      status,
      points: fromMillionths(points),
      comment: own?.mark?.comment ?? null,
      max_words: item.max_words,
      answer: own ? presentAnswer(own, textOf(own.response), counted?.counted_at) : null,
      plays: playsOf.get(id) ?? 0,
      stimulus: item.stimulus_id,
      late: newestLate ? presentLate(newestLate, textOf(newestLate.response)) : null,
    };
  };

  return {
    attempt: await presentOfExamination(context, row),
    decimal_sign: revision.decimal_sign,
    last_saved_at: row.last_answer_at?.toISOString() ?? null,
    stimuli: revision.stimuli.map((stimulus) => ({
      id: stimulus.id,
      ...linkStimulus(stimulus, assetLinks),
      play_limit: stimulus.play_limit,
      plays: playsOf.get(stimulus.id) ?? 0,
    })),
    sections: arrangeForm(revision, row.form).map(({ name, items }) => ({
      name,
      questions: items.map(present),
    })),
  };
}
