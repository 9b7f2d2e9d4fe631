/** Maps questions whose answer is typed. */
import { MAX_RUBRIC_CRITERIA, type NumberKey, type ShortAnswerKey } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { contentText } from '../../content/content-text.ts';
import { middleOf } from '../moodle-xml/decimals.ts';
import { decimalOf } from '../moodle-xml/map-types.ts';
import { Refusal } from '../moodle-xml/question.ts';
import { findAll, findFirst } from '../xml-tree.ts';
import type { Condition, Test } from './conditions.ts';
import { type Item, roundPoints, type TypeFields } from './item.ts';
import { readMaterial } from './material.ts';
import type { Response } from './presentation.ts';
import { equalTests, rightConditions, scoreOf } from './score.ts';

/** No file has this as an answer. */
const NO_ANSWER = '\u0001';

/** The points of an answer that is none of the right ones. */
function wrongPointsOf(item: Item, ident: string, best: number): number {
  const score = scoreOf(item.scoring, new Map([[ident, [NO_ANSWER]]]));
  return score < 0 && best > 0 ? roundPoints((score / best) * item.weight, item) : 0;
}

const bestOf = (conditions: Condition[]) =>
  Math.max(0, ...conditions.flatMap(({ changes }) => changes.map(({ value }) => value)));

const escapeStars = (text: string) => text.replaceAll('*', '\\*');

/** Accepted texts of one response, with their shares. */
export function acceptedTexts(item: Item, ident: string): { answers: ShortAnswerKey; isCase: boolean } {
  const conditions = rightConditions(item.scoring).filter(({ test }) =>
    equalTests(test).some(({ response }) => response === ident),
  );
  const best = bestOf(conditions);
  const answers = new Map<string, number>();
  let isCase = false;
  for (const { test, changes } of conditions) {
    const [change] = changes;
    const share = change && best > 0 ? Math.min(1, change.value / best) : 1;
    for (const one of equalTests(test).filter(({ response }) => response === ident)) {
      if (one.value === '') continue;
      isCase ||= one.isCase;
      const text = escapeStars(one.value);
      const answer = one.kind === 'contains' ? `*${text}*` : text;
      answers.set(answer, Math.max(share, answers.get(answer) ?? 0));
    }
  }
  return {
    answers: [...answers].map(([answer, share]) => ({ answer, share: Number(share.toFixed(7)) })),
    isCase,
  };
}

export function mapShortAnswer(item: Item, { ident }: Response): TypeFields {
  const { answers, isCase } = acceptedTexts(item, ident);
  const wrong_points = wrongPointsOf(item, ident, bestOf(rightConditions(item.scoring)));
  return {
    interaction: 'short_answer',
    ...(answers.length > 0 && { bank_key: answers }),
    text_rules: { case: isCase, punctuation: true },
    ...(wrong_points < 0 && { wrong_points }),
  };
}

interface Bounds {
  values: string[];
  min?: string;
  max?: string;
  /** Whether a bound itself is wrong in the file. */
  excludes: boolean;
}

function decimal(text: string): string {
  const read = decimalOf(text);
  if (read === undefined) throw new Refusal(problem('number_unreadable', { text: text.slice(0, 50) }));
  return read;
}

/** Collects what a test says of a number. */
function collect(test: Test, ident: string, bounds: Bounds): void {
  if (test.kind === 'and' || test.kind === 'or') for (const one of test.tests) collect(one, ident, bounds);
  if (!('response' in test) || test.response !== ident) return;
  if (test.kind === 'equal' && test.value !== '') bounds.values.push(decimal(test.value));
  if (test.kind !== 'above' && test.kind !== 'below') return;
  if (!test.isInclusive) bounds.excludes = true;
  if (test.kind === 'above') bounds.min = decimal(test.value);
  else bounds.max = decimal(test.value);
}

/** The number, or the interval, that a condition accepts. */
function keyOfBounds({ values, min, max }: Bounds): NumberKey | undefined {
  const [value, another] = [...new Set(values)];
  if (another !== undefined) throw new Refusal(problem('number_several'));
  if (min !== undefined && max !== undefined) {
    const middle = Number(min) <= Number(max) ? middleOf(min, max) : undefined;
    if (value === undefined || !middle || Number(middle.value) !== Number(value)) return { min, max };
    return middle.tolerance === '0' ? { value } : { value, tolerance: middle.tolerance };
  }
  if (min !== undefined || max !== undefined) throw new Refusal(problem('number_open_interval'));
  return value === undefined ? undefined : { value };
}

export function numberKeyOf(item: Item, ident: string): NumberKey | undefined {
  const keys = new Map<string, NumberKey>();
  const conditions = rightConditions(item.scoring);
  const best = bestOf(conditions);
  for (const { test, changes } of conditions) {
    const bounds: Bounds = { values: [], excludes: false };
    collect(test, ident, bounds);
    const key = keyOfBounds(bounds);
    if (!key) continue;
    if (changes.some(({ value }) => value < best)) throw new Refusal(problem('number_partial'));
    if (bounds.excludes) item.html.warn(problem('bound_included'));
    keys.set(JSON.stringify(key), key);
  }
  const [only, another] = keys.values();
  if (another) throw new Refusal(problem('number_several'));
  return only;
}

export function mapNumber(item: Item, { ident }: Response): TypeFields {
  const bank_key = numberKeyOf(item, ident);
  const wrong_points = wrongPointsOf(item, ident, bestOf(rightConditions(item.scoring)));
  return { interaction: 'number', ...(bank_key && { bank_key }), ...(wrong_points < 0 && { wrong_points }) };
}

/** A model answer becomes the rubric. */
export function mapEssay(item: Item): TypeFields {
  const solutions = findAll(item.node, 'solution', 'solutionmaterial');
  const model = solutions.map((one) => contentText(readMaterial(one, item.html).html)).filter(Boolean);
  if (model.length === 0) return { interaction: 'essay' };
  item.html.warn(problem('key_as_rubric'));
  return {
    interaction: 'essay',
    rubric: model.slice(0, MAX_RUBRIC_CRITERIA).map((criterion) => ({ criterion, levels: [] })),
  };
}

/** Whether a response is a number: by its field, or by the tests of the file. */
export function isNumber({ scoring }: Item, { kind, ident, render }: Response): boolean {
  if (kind === 'response_num') return true;
  const type = (render?.attributes.fibtype ?? '').toLowerCase();
  const hasBounds = (test: Test): boolean =>
    'tests' in test
      ? test.tests.some(hasBounds)
      : (test.kind === 'above' || test.kind === 'below') && test.response === ident;
  if (scoring.conditions.some(({ test }) => hasBounds(test))) return true;
  const values = rightConditions(scoring).flatMap(({ test }) => equalTests(test));
  return (
    (type === 'decimal' || type === 'integer' || type === 'scientific') &&
    values.every(({ value, kind: test }) => test === 'equal' && decimalOf(value) !== undefined)
  );
}

/** Whether it has a large field and no right answer. */
export const isEssayField = ({ node, scoring }: Item, { render }: Response): boolean => {
  const { rows = '1', prompt = '' } = findFirst(node, 'render_fib')?.attributes ?? render?.attributes ?? {};
  const isAnswered = rightConditions(scoring).some(({ test }) => equalTests(test).length > 0);
  return !isAnswered && (Number(rows) > 1 || /^box$/i.test(prompt));
};
