/** Maps questions by their type, but for those with gaps. */
import { bestPoints, MAX_RUBRIC_CRITERIA, type NumberKey, type ShortAnswerKey } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { contentText } from '../../content/content-text.ts';
import type { ImportedFields } from '../imported.ts';
import { mixByText } from './mix-by-text.ts';
import {
  type Answer,
  answersOf,
  numberTexts,
  plainOf,
  type Question,
  Refusal,
  roundPoints,
  type TypeFields,
} from './question.ts';
import type { QuestionText } from './question-texts.ts';
import { childOf, childrenOf, textOf } from './xml.ts';

/** Fractions in files have five decimals. */
const isAbout = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;
const FULL = 100;

/** Leaves out empty answers that earn nothing, as Moodle's form does. */
const withoutBlanks = (answers: Answer[]): Answer[] =>
  answers.filter(({ fraction, text }) => fraction !== 0 || text.html !== '');

function optionsOf(answers: { text: QuestionText }[]): Pick<ImportedFields, 'option_type' | 'bank_option'> {
  const { type, texts } = numberTexts(answers.map(({ text }) => text));
  return { option_type: type, bank_option: texts };
}

const numbersWhere = (answers: Answer[], isChosen: (answer: Answer) => boolean): string[] =>
  answers.flatMap((answer, at) => (isChosen(answer) ? [String(at + 1)] : []));

/** Points by option. The weight follows from them, so a question that none can fully solve has a lower one. */
function optionPoints(
  interaction: 'choice' | 'choice_multiple',
  question: Question,
  answers: Answer[],
  best: number,
): Partial<ImportedFields> {
  const points = answers.map(({ fraction }) => roundPoints((question.weight * fraction) / FULL, question));
  if (!isAbout(best, FULL)) {
    question.texts.warn(problem('maximum_changed', { percent: Number(best.toFixed(2)) }));
  }
  return {
    scoring_rule: 'option_points',
    option_points: Object.fromEntries(points.map((one, at) => [String(at + 1), one])),
    bank_question_weight: bestPoints(interaction, points, null),
  };
}

function mapSingle(question: Question, answers: Answer[]): TypeFields {
  const fields: TypeFields = { interaction: 'choice', ...optionsOf(answers) };
  const isPlain = answers.every(({ fraction }) => fraction === 0 || isAbout(fraction, FULL));
  if (isPlain || question.weight === 0) {
    return { ...fields, bank_key: numbersWhere(answers, ({ fraction }) => fraction >= FULL - 0.01) };
  }
  const best = Math.max(...answers.map(({ fraction }) => fraction));
  if (best <= 0) return fields;
  return {
    ...fields,
    ...optionPoints('choice', question, answers, best),
    bank_key: numbersWhere(answers, ({ fraction }) => fraction === best),
  };
}

function mapMultiple(question: Question, answers: Answer[]): TypeFields {
  const right = answers.filter(({ fraction }) => fraction > 0);
  const wrong = answers.filter(({ fraction }) => fraction <= 0);
  const fields: TypeFields = {
    interaction: 'choice_multiple',
    ...optionsOf(answers),
    bank_key: numbersWhere(answers, ({ fraction }) => fraction > 0),
  };
  if (right.length === 0) return { ...fields, bank_key: [] };
  const share = FULL / right.length;
  const isEven = right.every(({ fraction }) => isAbout(fraction, share));
  if (isEven && wrong.length > 0 && wrong.every(({ fraction }) => isAbout(fraction, -share))) {
    return { ...fields, scoring_rule: 'parts_minus_wrong' };
  }
  if (right.length > 1 && right.every(({ fraction }) => isAbout(fraction, FULL))) {
    question.texts.warn(problem('each_full_read_as_all'));
    return { ...fields, scoring_rule: 'all_or_nothing' };
  }
  const sum = right.reduce((total, { fraction }) => total + fraction, 0);
  if (sum > FULL + 0.1) throw new Refusal(problem('fractions_above_full', { percent: Math.round(sum) }));
  if (question.weight === 0) return fields;
  return {
    ...fields,
    ...optionPoints('choice_multiple', question, answers, Math.abs(sum - FULL) < 0.1 ? FULL : sum),
  };
}

export function mapChoice(question: Question): TypeFields {
  const answers = withoutBlanks(answersOf(question));
  const single = textOf(question.element, 'single');
  return /^(0|false)$/i.test(single) ? mapMultiple(question, answers) : mapSingle(question, answers);
}

/** A question of the plugin "All or nothing". */
export function mapChoiceSet(question: Question): TypeFields {
  const answers = withoutBlanks(answersOf(question));
  return {
    interaction: 'choice_multiple',
    ...optionsOf(answers),
    bank_key: numbersWhere(answers, ({ fraction }) => fraction > 0),
    scoring_rule: 'all_or_nothing',
  };
}

/** The words of old files are in the language of their school; those of new ones are for programs. */
export function mapTrueFalse(question: Question): TypeFields {
  const answers = answersOf(question);
  const [isTrue = true] = answers.flatMap(({ fraction, text }, at) => {
    if (fraction < FULL) return [];
    const word = plainOf(text).toLowerCase();
    return [word === 'true' || (word !== 'false' && at === 0)];
  });
  const [first, second] = answers.map(({ text }) => plainOf(text));
  const isForPrograms = !first || !second || /^(true|false)$/i.test(first);
  return {
    interaction: 'choice',
    bank_option: isForPrograms ? { 1: 'Benar', 2: 'Salah' } : { 1: first, 2: second },
    bank_key: answers.some(({ fraction }) => fraction >= FULL) ? [isTrue ? '1' : '2'] : [],
    keep_option_order: true,
  };
}

/** Accepted answers. One that earns nothing is only there for its comment. */
export function acceptedOf(
  question: Question,
  answers: { fraction: number; text: string }[],
): ShortAnswerKey {
  const useless = answers.filter(({ fraction, text }) => fraction <= 0 && text !== '*' && text !== '');
  if (useless.length > 0) {
    const names = useless.map(({ text }) => text).join('; ');
    question.texts.warn(problem('answers_without_points', { answers: names.slice(0, 200) }));
  }
  return answers
    .filter(({ fraction, text }) => fraction > 0 && text !== '')
    .map(({ fraction, text }) => ({
      answer: text,
      share: Math.min(1, Number((fraction / FULL).toFixed(7))),
    }));
}

export function mapShortAnswer(question: Question): TypeFields {
  const answers = answersOf(question).map(({ fraction, element }) => ({
    fraction,
    text: textOf(element, 'text'),
  }));
  return {
    interaction: 'short_answer',
    bank_key: acceptedOf(question, answers),
    text_rules: { case: textOf(question.element, 'usecase') === '1', punctuation: true },
  };
}

/** Returns a number as a decimal string, or undefined. Exponents are written out. */
export function decimalOf(text: string): string | undefined {
  const plain = text.trim().replace(',', '.').replace(/^\+/, '');
  const [, sign = '', whole = '', decimals = '', exponent = '0'] =
    /^(-?)(\d*)\.?(\d*)(?:e([+-]?\d{1,2}))?$/i.exec(plain) ?? [];
  if (whole === '' && decimals === '') return undefined;
  const point = whole.length + Number(exponent);
  const digits = `${'0'.repeat(Math.max(0, 1 - point))}${whole}${decimals}`;
  const at = Math.max(1, point);
  const padded = digits.padEnd(at, '0');
  const left = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  const right = padded.slice(at).replace(/0+$/, '');
  return `${/[1-9]/.test(left + right) ? sign : ''}${left}${right === '' ? '' : `.${right}`}`;
}

/** The one right number. Others that earn nothing are only there for their comments. */
export function numberKeyOf(
  answers: { fraction: number; value: string; tolerance: string }[],
): NumberKey | undefined {
  const right = answers.filter(({ fraction }) => fraction > 0);
  if (right.some(({ fraction }) => !isAbout(fraction, FULL))) throw new Refusal(problem('number_partial'));
  const [only, ...others] = right;
  if (!only) return undefined;
  if (others.length > 0) throw new Refusal(problem('number_several'));
  const value = decimalOf(only.value);
  if (value === undefined) {
    throw new Refusal(problem('number_unreadable', { text: only.value.slice(0, 50) }));
  }
  const tolerance = (decimalOf(only.tolerance) ?? '0').replace('-', '');
  return tolerance === '0' ? { value } : { value, tolerance };
}

export function mapNumber(question: Question): TypeFields {
  const { element, texts } = question;
  const answers = answersOf(question).map((answer) => ({
    fraction: answer.fraction,
    value: (childOf(answer.element, 'text') ?? answer.element).text.trim(),
    tolerance: textOf(answer.element, 'tolerance'),
  }));
  const bank_key = numberKeyOf(answers);
  const hasUnits = textOf(element, 'showunits') !== '3';
  const units = (hasUnits ? childrenOf(childOf(element, 'units') ?? element, 'unit') : []).map((unit) => ({
    name: textOf(unit, 'unit_name'),
    multiplier: Number(textOf(unit, 'multiplier') || 1),
  }));
  const unit = units.find(({ multiplier }) => multiplier === 1)?.name;
  const dropped = units.map(({ name }) => name).filter((name) => name !== unit);
  if (dropped.length > 0) texts.warn(problem('units_dropped', { units: dropped.join(', ').slice(0, 100) }));
  if (Number(textOf(element, 'unitgradingtype')) > 0) texts.warn(problem('unit_not_scored'));
  return { interaction: 'number', ...(bank_key && { bank_key }), ...(unit && { unit }) };
}

export function mapMatch(question: Question): TypeFields {
  const { element, texts } = question;
  const pairs = childrenOf(element, 'subquestion').map((pair) => {
    const answer = childOf(pair, 'answer');
    const isMarked = /<[a-z][^>]*>/i.test(answer ? textOf(pair, 'answer') : '');
    const format = isMarked ? 'html' : 'plain_text';
    return {
      left: texts.read(pair),
      right: texts.read(answer && { ...answer, attributes: { format, ...answer.attributes } }),
    };
  });
  const rows = pairs.filter(({ left }) => left.html !== '');
  const distinct = new Map(
    pairs.filter(({ right }) => right.html !== '').map(({ right }) => [right.html, right]),
  );
  const options = mixByText([...distinct.values()], ({ html }) => html);
  const numberOf = ({ html }: QuestionText) => options.findIndex((option) => option.html === html) + 1;
  const { type: option_type, texts: bank_option } = numberTexts(options);
  const { type: rows_type, texts: bank_rows } = numberTexts(rows.map(({ left }) => left));
  const key = rows.flatMap(({ right }, at) => {
    const number = numberOf(right);
    return number > 0 ? [[String(at + 1), String(number)] as const] : [];
  });
  return {
    interaction: 'match',
    option_type,
    bank_option,
    rows_type,
    bank_rows,
    bank_key: Object.fromEntries(key),
    scoring_rule: 'equal_parts',
    ...(new Set(key.map(([, number]) => number)).size < key.length && { reuse_options: true }),
  };
}

export function mapOrder(question: Question): TypeFields {
  const { element, texts } = question;
  const answers = withoutBlanks(answersOf(question)).filter(({ text }) => text.html !== '');
  const inOrder = [...answers].sort((a, b) => a.fraction - b.fraction);
  const mixed = mixByText(inOrder, ({ text }) => text.html);
  const rule = textOf(element, 'gradingtype').toUpperCase() || 'ABSOLUTE_POSITION';
  const isAll = rule === 'ALL_OR_NOTHING' || rule === '-1';
  const isByPosition = /^(0|ABS|ABSOLUTE|ABSOLUTE_POSITION)$/.test(rule);
  if (!isAll && !isByPosition) {
    texts.warn(problem('order_rule_changed', { rule: rule.slice(0, 50) }));
  }
  const selected = Number(textOf(element, 'selectcount'));
  const isPart = /^(1|2|RANDOM|REL|CONTIGUOUS|CONTIG)$/i.test(textOf(element, 'selecttype'));
  if (isPart && selected > 0 && selected < answers.length) {
    texts.warn(problem('order_all_used', { count: answers.length, selected }));
  }
  return {
    interaction: 'order',
    ...optionsOf(mixed),
    bank_key: inOrder.map((answer) => String(mixed.indexOf(answer) + 1)),
    scoring_rule: isAll ? 'all_or_nothing' : 'equal_parts',
  };
}

/** Notes for markers become criteria, one by paragraph. */
function rubricOf({ element, texts }: Question): ImportedFields['rubric'] {
  const { html } = texts.read(childOf(element, 'graderinfo'));
  const lines = html.split(/<\/(?:p|li|tr|div|h\d)>|<br\s*\/?>|\n/i).map((line) => contentText(line));
  const criteria = lines.filter((line) => line !== '');
  if (criteria.length === 0) return undefined;
  texts.warn(problem('marker_notes_as_rubric'));
  const list = criteria.length > MAX_RUBRIC_CRITERIA ? [criteria.join(' · ')] : criteria;
  return list.map((criterion) => ({ criterion, levels: [] }));
}

export function mapEssay(question: Question): TypeFields {
  const { element, texts } = question;
  const attachments = Number(textOf(element, 'attachments'));
  const isUpload = textOf(element, 'responseformat') === 'noinline';
  if (isUpload || Number(textOf(element, 'attachmentsrequired')) > 0) {
    throw new Refusal(problem('upload_needed'));
  }
  if (attachments !== 0 || textOf(element, 'responseformat') === 'editorfilepicker') {
    texts.warn(problem('attachments_dropped'));
  }
  const min = Number(textOf(element, 'minwordlimit'));
  if (min > 0) texts.warn(problem('min_words_dropped', { min }));
  const template = contentText(texts.read(childOf(element, 'responsetemplate')).html);
  if (template !== '') texts.warn(problem('template_dropped', { text: template.slice(0, 200) }));
  const max_words = Number(textOf(element, 'maxwordlimit'));
  const rubric = rubricOf(question);
  return { interaction: 'essay', ...(max_words > 0 && { max_words }), ...(rubric && { rubric }) };
}
