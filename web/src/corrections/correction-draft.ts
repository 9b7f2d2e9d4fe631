/** A correction as a teacher composes it. */
import type {
  BankKey,
  ChoiceTableKey,
  CorrectionKind,
  correctKey,
  DeliveredQuestion,
  GapsKey,
  Given,
  ItemResponse,
  NumberKey,
  OrderKey,
  ShortAnswerKey,
} from '@lulus/contract';
import { hashKey } from '@tanstack/react-query';
import { plainText } from '../platform/ui/content/rich-text.tsx';
import { filledText } from '../questions/gaps/filled-text.ts';
import { type GapDraft, gapKeysOf, gapOf } from '../questions/gaps/gap-draft.ts';
import { type NumberDraft, numberKeyOf, numberOf } from '../questions/number/number-draft.ts';
import { type AcceptedAnswer, answersKey, answersOf } from '../questions/short-answer/answers-draft.ts';
import { typedWeight, weightText } from './weights.ts';

/** Options, or all in order, columns by row or texts by gap, or a text, as far as the type of the question has them. */
export interface Picked {
  options: readonly string[];
  columns: Readonly<Record<string, string>>;
  text: string;
}

export interface CorrectionDraft {
  kind: CorrectionKind;
  /** The right options or columns. */
  right: Picked;
  accepted: readonly AcceptedAnswer[];
  number: NumberDraft;
  /** Gaps with their keys, by number. */
  gaps: Readonly<Record<string, GapDraft>>;
  /** Number as typed. */
  weight: string;
  /** The response that `accept` accepts. */
  response: Picked;
  hint: string;
}

export type CorrectionBody = Omit<Given<typeof correctKey, 'body'>, 'version'>;

const NOTHING: Picked = { options: [], columns: {}, text: '' };

const hasOptions = ({ interaction }: DeliveredQuestion) =>
  interaction === 'choice' || interaction === 'choice_multiple';

/** Points per option have no key beside them. Essays have marks in place of accepted answers. */
export const kindsOf = ({ interaction, scoring_rule }: DeliveredQuestion): CorrectionKind[] => [
  ...(scoring_rule === 'option_points' ? [] : (['key'] as const)),
  ...(interaction === 'essay' ? [] : (['accept'] as const)),
  'everyone',
  'removed',
  'hint',
];

export function startCorrection(question: DeliveredQuestion, locale: string): CorrectionDraft {
  const { key, interaction, unit, decimal_sign, bank_gaps } = question;
  const isTable = interaction === 'choice_table' || interaction === 'match';
  const order = interaction === 'order' ? (key.bank_key as OrderKey) : undefined;
  const columns = isTable ? (key.bank_key as ChoiceTableKey) : {};
  return {
    kind: kindsOf(question)[0] ?? 'accept',
    right: { ...NOTHING, options: order ?? key.bank_answer.map(String), columns },
    accepted: answersOf(interaction === 'short_answer' ? (key.bank_key as ShortAnswerKey) : [], null)
      .accepted,
    number: numberOf(interaction === 'number' ? (key.bank_key as NumberKey) : {}, unit, decimal_sign),
    gaps: Object.fromEntries(
      Object.entries(bank_gaps).map(([number, gap]) => [
        number,
        gapOf(gap, (key.bank_key as GapsKey)[number], decimal_sign),
      ]),
    ),
    weight: weightText(key.bank_question_weight, locale),
    // Another answer to a table or an order differs from the key in a few places.
    response: { ...NOTHING, options: order ?? [], columns },
    hint: key.hint ?? '',
  };
}

function keyOf({ right, accepted, number, gaps }: CorrectionDraft, question: DeliveredQuestion): BankKey {
  switch (question.interaction) {
    case 'choice_table':
    case 'match':
      return { ...right.columns };
    case 'short_answer':
      return answersKey({ accepted: [...accepted] });
    case 'number':
      return numberKeyOf(number, question.decimal_sign);
    case 'essay':
      return null;
    case 'gaps':
      return gapKeysOf(gaps, question.decimal_sign);
    default:
      return [...right.options];
  }
}

function responseOf({ response }: CorrectionDraft, { interaction }: DeliveredQuestion): ItemResponse {
  switch (interaction) {
    case 'choice':
      return response.options[0] ?? '';
    case 'choice_multiple':
    case 'order':
      return [...response.options];
    case 'choice_table':
    case 'match':
    case 'gaps':
      return { ...response.columns };
    default:
      return response.text;
  }
}

/** Returns what the correction sends. */
export function correctionBody(draft: CorrectionDraft, question: DeliveredQuestion): CorrectionBody {
  const { kind } = draft;
  switch (kind) {
    case 'key': {
      const key = keyOf(draft, question);
      const right = hasOptions(question) ? { bank_answer: (key as string[]).map(Number) } : { bank_key: key };
      return { kind, ...right, bank_question_weight: typedWeight(draft.weight) };
    }
    case 'accept':
      return { kind, response: responseOf(draft, question) };
    case 'hint':
      return { kind, hint: draft.hint };
    default:
      return { kind };
  }
}

/** Returns the key for a comparison. Right options are a set. */
const comparable = (key: BankKey, question: DeliveredQuestion) =>
  hasOptions(question) ? [...(key as string[])].sort() : key;

/** Whether the question in the bank is still as it was before the correction. */
export function bankDiffers(draft: CorrectionDraft, question: DeliveredQuestion): boolean {
  const { bank_key: inBank } = question;
  if (!inBank) return false;
  if (draft.kind === 'hint') return (inBank.hint ?? '') !== draft.hint.trim();
  if (draft.kind !== 'key') return true;
  return (
    inBank.bank_question_weight !== typedWeight(draft.weight) ||
    hashKey([comparable(inBank.bank_key, question)]) !==
      hashKey([comparable(keyOf(draft, question), question)])
  );
}

const inWords = (type: string, content: string) => (type === 'html' ? plainText(content) : content);

/** Returns the newest text of an option, or its number if it is an image. */
export function optionText({ options }: DeliveredQuestion, number: string): string {
  const content = options.find(({ option }) => option === number)?.contents[0];
  return content && content.option_type !== 'file' ? inWords(content.option_type, content.content) : number;
}

/** Returns a response as text: the newest texts of its options, "row: column", or what was typed. */
export function responseText(question: DeliveredQuestion, response: ItemResponse): string {
  const { interaction, bank_rows, rows_type, bank_gaps } = question;
  const textOf = (option: string) => optionText(question, option);
  if (Array.isArray(response)) {
    return response.map(textOf).join(interaction === 'order' ? ' → ' : ', ');
  }
  if (typeof response === 'string') return hasOptions(question) ? textOf(response) : response;
  if (interaction === 'gaps') {
    return Object.entries(response)
      .map(([number, given]) => `${number}: ${filledText(bank_gaps[number] ?? { type: 'text' }, given)}`)
      .join('; ');
  }
  return Object.entries(response)
    .map(([row, column]) => `${inWords(rows_type, bank_rows[row] ?? row)}: ${textOf(column)}`)
    .join(', ');
}
