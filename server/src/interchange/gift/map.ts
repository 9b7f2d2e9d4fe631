/** Maps questions of GIFT to the product's terms. */
import {
  GAP_MARKER,
  type GapAnswer,
  MAX_ACCEPTED_ANSWERS,
  MAX_OPTIONS_PER_QUESTION,
  MAX_ROWS_PER_QUESTION,
  MAX_TAGS,
  type NumberKey,
  type ScoringRule,
  type ShortAnswerKey,
} from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { placeCategories } from '../category-sections.ts';
import { isGuessed } from '../decode-text.ts';
import type {
  Imported,
  ImportedFields,
  ImportedItem,
  ImportedStimulus,
  Ref,
  RefusedItem,
} from '../imported.ts';
import { findLostTitle, isUsualTitle } from '../lost-title.ts';
import { mapOptionShares } from '../option-shares.ts';
import { findQuestionRange } from '../question-range.ts';
import { readDecimal } from '../read-decimal.ts';
import { htmlToText } from '../rich-text.ts';
import { giftTexts, giftToHtml } from './gift-text.ts';
import type { GiftAnswer, GiftBody, GiftFile, GiftQuestion, GiftText } from './read.ts';

class Refusal extends Error {
  readonly problem: Problem;

  constructor(refused: Problem) {
    super(refused.code);
    this.problem = refused;
  }
}

const BLANK = '_____';
const numbered = (texts: string[]) => Object.fromEntries(texts.map((text, at) => [String(at + 1), text]));

type Fields = Omit<ImportedFields, 'bank_question'>;

function optionFields(texts: GiftText[]): Pick<ImportedFields, 'option_type' | 'bank_option'> {
  if (texts.length > MAX_OPTIONS_PER_QUESTION) {
    throw new Refusal(problem('option_numbers', { max: MAX_OPTIONS_PER_QUESTION }));
  }
  const { type, texts: options } = giftTexts(texts);
  return { option_type: type, bank_option: numbered(options) };
}

function mapChoice(body: GiftBody & { type: 'choice' }, warnings: Problem[]): Fields {
  const { answers, isSingle } = body;
  if (answers.length < 2) throw new Refusal(problem('too_few_options'));
  if (answers.some(({ text }) => text.text === '')) throw new Refusal(problem('answer_text_missing'));
  const shares = answers.map(({ percent }) => percent / 100);
  return { ...optionFields(answers.map(({ text }) => text)), ...mapOptionShares(shares, isSingle, warnings) };
}

function mapTrueFalse(body: GiftBody & { type: 'true_false' }, language: 'en' | 'id'): Fields {
  const words = language === 'id' ? ['Benar', 'Salah'] : ['True', 'False'];
  return {
    interaction: 'choice',
    option_type: 'text',
    bank_option: numbered(words),
    bank_key: [body.isTrue ? '1' : '2'],
    keep_option_order: true,
  };
}

function mapShortAnswer(answers: GiftAnswer[]): ShortAnswerKey {
  const key = answers
    .filter(({ percent }) => percent > 0)
    .map(({ text, percent }) => ({ answer: text.text.replace(/\s+/g, ' '), share: percent / 100 }));
  if (!key.some(({ share }) => share === 1)) throw new Refusal(problem('full_share_missing'));
  if (key.length > MAX_ACCEPTED_ANSWERS) {
    throw new Refusal(problem('too_many_answers', { max: MAX_ACCEPTED_ANSWERS }));
  }
  return key;
}

function decimal(text: string): string {
  const read = readDecimal(text);
  if (typeof read !== 'string') throw new Refusal(read);
  return read;
}

function mapNumber(answers: GiftAnswer[]): NumberKey {
  const right = answers.filter(({ percent }) => percent > 0);
  const [only] = right;
  if (!only || right.length > 1) throw new Refusal(problem('number_several'));
  if (only.percent !== 100) throw new Refusal(problem('number_partial'));
  const { text } = only.text;
  const [, min, max] = /^(.+?)\.\.(.+)$/.exec(text) ?? [];
  if (min !== undefined && max !== undefined) {
    const bounds = { min: decimal(min), max: decimal(max) };
    if (Number(bounds.min) > Number(bounds.max)) throw new Refusal(problem('number_unreadable', { text }));
    return bounds;
  }
  const [value = '', tolerance] = text.split(':');
  const size = tolerance?.trim() ? decimal(tolerance) : '0';
  if (size.startsWith('-')) throw new Refusal(problem('number_unreadable', { text }));
  return Number(size) === 0 ? { value: decimal(value) } : { value: decimal(value), tolerance: size };
}

function mapMatch({ pairs }: GiftBody & { type: 'match' }): Fields {
  const { type, texts } = giftTexts(pairs.map(({ right }) => right));
  const options = [...new Set(texts)];
  const rows = pairs.filter(({ left }) => left.text !== '');
  const empty = pairs.find(({ right }) => right.text === '');
  if (empty || rows.length === 0) {
    throw new Refusal(problem('gift_pair', { text: empty ? `${empty.left.text} ->` : '->' }));
  }
  if (rows.length > MAX_ROWS_PER_QUESTION) {
    throw new Refusal(problem('row_numbers', { max: MAX_ROWS_PER_QUESTION }));
  }
  if (options.length > MAX_OPTIONS_PER_QUESTION) {
    throw new Refusal(problem('option_numbers', { max: MAX_OPTIONS_PER_QUESTION }));
  }
  const left = giftTexts(rows.map((row) => row.left));
  const picked = rows.map((row) => texts[pairs.indexOf(row)] as string);
  return {
    interaction: 'match',
    option_type: type,
    bank_option: numbered(options),
    rows_type: left.type,
    bank_rows: numbered(left.texts),
    bank_key: numbered(picked.map((text) => String(options.indexOf(text) + 1))),
    scoring_rule: 'equal_parts',
    reuse_options: new Set(picked).size < picked.length,
  };
}

/** Maps a missing word to a gap, or returns null if a gap cannot have its answers. */
function mapGap({ body, text, after }: GiftQuestion): Fields | null {
  if (GAP_MARKER.test(`${text.text}${after}`)) return null;
  const gap = (
    type: 'list' | 'text' | 'number',
    key: GapAnswer,
    options?: Record<string, string>,
  ): Fields => ({
    interaction: 'gaps',
    bank_gaps: { 1: options ? { type, options } : { type } },
    bank_key: { 1: key },
  });
  if (body.type === 'number') return gap('number', mapNumber(body.answers));
  if (body.type === 'short_answer') {
    const key = mapShortAnswer(body.answers);
    const rule: ScoringRule | undefined = key.some(({ share }) => share < 1) ? 'equal_parts' : undefined;
    return { ...gap('text', key), ...(rule && { scoring_rule: rule }) };
  }
  if (body.type !== 'choice' || !body.isSingle || body.answers.length > MAX_OPTIONS_PER_QUESTION) return null;
  const { answers } = body;
  const { type, texts } = giftTexts(answers.map((answer) => answer.text));
  const isPlain = type === 'text' && answers.every(({ percent }) => percent === 0 || percent === 100);
  if (!isPlain || answers.length < 2 || texts.includes('')) return null;
  const right = answers.flatMap(({ percent }, at) => (percent === 100 ? [String(at + 1)] : []));
  return gap('list', right, numbered(texts));
}

function mapBody(question: GiftQuestion, language: 'en' | 'id', warnings: Problem[]): Fields {
  const { body } = question;
  switch (body.type) {
    case 'choice':
      return mapChoice(body, warnings);
    case 'true_false':
      return mapTrueFalse(body, language);
    case 'short_answer':
      return { interaction: 'short_answer', bank_key: mapShortAnswer(body.answers) };
    case 'number':
      return { interaction: 'number', bank_key: mapNumber(body.answers) };
    case 'match':
      return mapMatch(body);
    default:
      return { interaction: 'essay', bank_key: null };
  }
}

/** The texts that are shown for single answers, each behind its answer. */
function findFeedback(body: GiftBody, language: 'en' | 'id'): string[] {
  if (body.type === 'true_false') {
    const [yes, no] = language === 'id' ? ['Benar', 'Salah'] : ['True', 'False'];
    const [right, wrong] = body.isTrue ? [yes, no] : [no, yes];
    return [
      ...(body.wrongFeedback ? [`${wrong}: ${body.wrongFeedback}`] : []),
      ...(body.rightFeedback ? [`${right}: ${body.rightFeedback}`] : []),
    ];
  }
  if (body.type !== 'choice' && body.type !== 'short_answer' && body.type !== 'number') return [];
  return body.answers.flatMap(({ text, feedback, percent }) => {
    if (feedback) return [`${text.text}: ${feedback}`];
    // `C#` without an escape is the answer C with an empty text.
    if (body.type === 'choice' && feedback === '') return [`${text.text}#`];
    const isDropped = body.type !== 'choice' && percent <= 0 && text.text !== '*';
    return isDropped ? [text.text] : [];
  });
}

function warningsOf(question: GiftQuestion, { guessed, language }: GiftFile): Problem[] {
  const { text, body } = question;
  const isHtml = text.format === 'html';
  const feedback = findFeedback(body, language).map((own) =>
    isHtml ? htmlToText(own).replace(/\s*\n\s*/g, ' ') : own,
  );
  return [
    ...(isGuessed(guessed, question) ? [problem('characters_guessed')] : []),
    ...(feedback.length > 0 ? [problem('feedback_dropped', { text: feedback.join('; ') })] : []),
  ];
}

/** The hint. It is plain where it has no formatting. */
function hintFields(feedback: GiftText | null): Pick<ImportedFields, 'hint' | 'hint_type'> {
  if (!feedback) return {};
  const { type, texts } = giftTexts([feedback]);
  return { hint: texts[0] as string, hint_type: type };
}

function mapQuestion(question: GiftQuestion, file: GiftFile): Omit<ImportedItem, 'ref' | 'section'> {
  const { title, text, after, body, tags } = question;
  const warnings = warningsOf(question, file);
  const gap = after === '' ? null : mapGap(question);
  const own = gap ?? mapBody(question, file.language, warnings);
  if (body.type === 'description') throw new Refusal(problem('gift_no_answers'));
  const stem = after === '' ? text.text : `${text.text}${gap ? '[[1]]' : BLANK}${after}`;
  if (stem === '') throw new Refusal(problem('question_text_missing'));
  const fields: ImportedFields = {
    ...own,
    bank_question: giftToHtml({ text: stem, format: text.format }),
    ...hintFields(question.generalFeedback),
    ...(tags.length > 0 && { tags: tags.slice(0, MAX_TAGS) }),
  };
  if (own.bank_key === undefined) warnings.push(problem('no_key_in_file'));
  return { fields, warnings, ...findLostTitle(title, text.text + after) };
}

/** Where the question stands, with its title if that says more than its text. */
function refOf(entry: GiftFile['entries'][number]): Ref {
  const number = entry.line;
  if (!('body' in entry) || entry.title === '' || isUsualTitle(entry.title, entry.text.text + entry.after))
    return problem('ref_line', { number });
  return problem('ref_line_named', { number, name: entry.title });
}

export function mapGift(file: GiftFile): Imported {
  const entries: (ImportedItem | RefusedItem)[] = [];
  const stimuli: Record<string, ImportedStimulus> = {};
  const isQuestion = (entry: GiftFile['entries'][number]) =>
    !('body' in entry) || entry.body.type !== 'description';
  const place = placeCategories(
    file.entries.filter(isQuestion).map(({ category }) => category),
    file.language,
  );
  let number = 0;
  let group: { key: string; last: number; category: string[] } | undefined;
  for (const entry of file.entries) {
    const ref = refOf(entry);
    if (isQuestion(entry)) number++;
    else {
      const { text } = entry as GiftQuestion;
      const range = findQuestionRange(text.text);
      if (range?.first === number + 1) {
        group = { key: String(entry.line), last: range.last, category: entry.category };
        stimuli[group.key] = { content: giftToHtml(text), files: [] };
        continue;
      }
    }
    if (!('body' in entry)) {
      entries.push({ ref, refused: entry.fault });
      continue;
    }
    try {
      const { fields, warnings, ...others } = mapQuestion(entry, file);
      const { section, tags, warnings: own } = place(entry.category);
      if (tags.length > 0) fields.tags = [...tags, ...(fields.tags ?? [])].slice(0, MAX_TAGS);
      const isInGroup = group && number <= group.last && entry.category === group.category;
      const stimulus = group && isInGroup ? { stimulus: group.key } : {};
      entries.push({ ref, section, fields, ...stimulus, ...others, warnings: [...warnings, ...own] });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      entries.push({ ref, refused: error.problem });
    }
  }
  return { entries, stimuli, media: {} };
}
