/** Converts a draft into the multipart form that Save sends. */
import { type BankKey, bestPoints, type DecimalSign } from '@lulus/contract';
import type { FormFile } from '../../platform/api/request.ts';
import { type GapDraft, gapField, gapKeysOf, NO_GAP } from '../../questions/gaps/gap-draft.ts';
import { gapsIn } from '../../questions/gaps/gaps-in.ts';
import { numberKeyOf } from '../../questions/number/number-draft.ts';
import { answersKey, rulesOf } from '../../questions/short-answer/answers-draft.ts';
import type { InsertBody, UpdateBody } from '../bank.api.ts';
import { rubricFrom } from '../interactions/rubric-draft.ts';
import { tableKey } from '../interactions/table-draft.ts';
import { isFilled, textsByNumber } from '../options/option-drafts.ts';
import { type BankDraft, offeredOptions } from './bank-draft.ts';

/** Some languages write a decimal comma, and typography has a minus of its own. */
const withPoint = (typed: string) => typed.trim().replace(',', '.').replace('−', '-');

/** Returns the points by option number; an empty field earns 0. */
function pointsOf({ options, option_type }: BankDraft): Record<string, number> {
  return Object.fromEntries(
    options.flatMap((option, index) =>
      isFilled(option, option_type) ? [[String(index + 1), Number(withPoint(option.points))]] : [],
    ),
  );
}

/** Returns the right options. With points per option, those with the most points, or all above 0 if one ticks several. */
function rightOptions(draft: BankDraft): number[] {
  const { options, scoring_rule, interaction } = draft;
  if (scoring_rule !== 'option_points') {
    return options.flatMap(({ isRight }, index) => (isRight ? [index + 1] : []));
  }
  const points = Object.entries(pointsOf(draft));
  const best = Math.max(0, ...points.map(([, value]) => value));
  return points.flatMap(([number, value]) =>
    value > 0 && (value === best || interaction === 'choice_multiple') ? [Number(number)] : [],
  );
}

/** Returns the most that the points of the options allow, as text. */
export function bestPointsOf(draft: BankDraft): string {
  const points = Object.values(pointsOf(draft));
  return String(bestPoints(draft.interaction, points, Number(draft.max_choices) || null));
}

/** Returns the gaps that the text has. */
const gapsOf = ({ gaps, bank_question }: BankDraft): Record<string, GapDraft> =>
  Object.fromEntries(gapsIn(bank_question).map((number) => [number, gaps[number] ?? NO_GAP]));

/** Returns the key of a type whose key is no set of options. */
function keyOf(draft: BankDraft, decimalSign: DecimalSign): BankKey | Record<string, never> {
  switch (draft.interaction) {
    case 'choice_table':
      return tableKey(draft.table);
    case 'match':
      return tableKey(draft.match, offeredOptions(draft).numbers);
    case 'order':
      return [...offeredOptions(draft).numbers.values()];
    case 'short_answer':
      return answersKey(draft.answers);
    case 'essay':
      return null;
    case 'gaps':
      return gapKeysOf(gapsOf(draft), decimalSign);
    default:
      return numberKeyOf(draft.number, decimalSign);
  }
}

/** Returns the fields that only some types have. */
function fieldsOfType(draft: BankDraft, decimalSign: DecimalSign) {
  const { interaction, table, match } = draft;
  const { type, options, numbers } = offeredOptions(draft);
  const hasOptions = interaction === 'choice' || interaction === 'choice_multiple';
  return {
    option_type: type,
    ...(type !== 'file' && { bank_option: JSON.stringify(textsByNumber(options, type, numbers)) }),
    ...(hasOptions
      ? { bank_answer: JSON.stringify(rightOptions(draft)) }
      : { bank_key: JSON.stringify(keyOf(draft, decimalSign)) }),
    ...(draft.scoring_rule === 'option_points' && { option_points: JSON.stringify(pointsOf(draft)) }),
    ...(hasOptions && {
      keep_option_order: JSON.stringify(draft.keep_option_order),
      pinned_options: JSON.stringify(
        options.flatMap(({ isPinned }, index) => (isPinned ? [String(index + 1)] : [])),
      ),
    }),
    ...(interaction === 'choice_multiple' && {
      min_choices: draft.min_choices.trim(),
      max_choices: draft.max_choices.trim(),
    }),
    ...(interaction === 'choice_table' && {
      bank_rows: JSON.stringify(textsByNumber(table.rows, table.rows_type)),
      rows_type: table.rows_type,
    }),
    ...(interaction === 'match' && {
      bank_rows: JSON.stringify(textsByNumber(match.rows, match.rows_type)),
      rows_type: match.rows_type,
      reuse_options: JSON.stringify(draft.reuse_options),
    }),
    ...((interaction === 'short_answer' || interaction === 'gaps') && {
      text_rules: JSON.stringify(rulesOf(draft.answers)),
    }),
    ...(interaction === 'gaps' && {
      bank_gaps: JSON.stringify(
        Object.fromEntries(Object.entries(gapsOf(draft)).map(([number, gap]) => [number, gapField(gap)])),
      ),
    }),
    ...(interaction === 'number' && { unit: draft.number.unit }),
    ...(interaction === 'essay' && {
      rubric: JSON.stringify(rubricFrom(draft.rubric)),
      max_words: draft.max_words.trim(),
    }),
  };
}

/** Returns the fields that new and edited questions share. */
function commonFields(draft: BankDraft, decimalSign: DecimalSign) {
  return {
    bank_type: draft.bank_type,
    bank_section: draft.bank_section,
    bank_question: draft.bank_question,
    bank_question_weight: withPoint(draft.bank_question_weight),
    play_limit: draft.play_limit,
    hint: draft.hint_type === 'html' ? draft.hint_html : draft.hint,
    hint_type: draft.hint_type,
    tags: JSON.stringify(draft.tags),
    stimulus_id: draft.stimulus_id,
    interaction: draft.interaction,
    scoring_rule: draft.scoring_rule,
    wrong_points:
      draft.scoring_rule === 'option_points' || draft.interaction === 'essay'
        ? '0'
        : withPoint(draft.wrong_points),
    ...fieldsOfType(draft, decimalSign),
  };
}

export function insertBody(examination_id: string, draft: BankDraft, decimalSign: DecimalSign): InsertBody {
  const { insertKey } = draft;
  return { examination_id, ...commonFields(draft, decimalSign), ...(insertKey && { insert_key: insertKey }) };
}

export function updateBody(draft: BankDraft, decimalSign: DecimalSign): UpdateBody {
  const recent = Object.values(draft.recentAssets).flat();
  const removed = new Set(draft.removedAssets);
  const { type, options, numbers } = offeredOptions(draft);
  const kept = options.flatMap(({ id, current, file }) =>
    current !== null && file === null ? [[numbers.get(id), current]] : [],
  );
  return {
    ...commonFields(draft, decimalSign),
    bank_asset_delete_list: JSON.stringify(recent.filter((path) => removed.has(path))),
    bank_asset_old_list: JSON.stringify(recent.filter((path) => !removed.has(path))),
    ...(type === 'file' && { bank_current_option_file: JSON.stringify(Object.fromEntries(kept)) }),
  };
}

export function draftFiles(draft: BankDraft): FormFile[] {
  const assets = draft.newAssets.map((file) => ({ name: 'bank_asset', file }));
  const { type, options, numbers } = offeredOptions(draft);
  if (type !== 'file') return assets;
  const files = options.flatMap(({ id, file }) =>
    file ? [{ name: `bank_option_file[${numbers.get(id)}]`, file }] : [],
  );
  return [...assets, ...files];
}
