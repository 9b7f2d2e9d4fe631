/** Maps typed answers: texts, numbers and essays. */
import { MAX_RUBRIC_CRITERIA, type NumberKey, type ShortAnswerKey } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import type { ImportedFields } from '../imported.ts';
import { decimalOf } from '../moodle-xml/map-types.ts';
import type { XmlElement } from '../xml-tree.ts';
import { promptOf } from './body.ts';
import type { ResponseDeclaration } from './declarations.ts';
import { declarationOf } from './map-choice.ts';
import {
  isNear,
  pointsOf,
  type Question,
  type TypeFields,
  type Values,
  valuesOf,
  withAssumedScore,
  wrongPoints,
} from './question.ts';
import { Refusal, refuseProcessing, refuseType } from './refusal.ts';
import { numberOf } from './xml.ts';

const MAX_TEXT = 200;
const SHARE_DECIMALS = 7;

export const isNumeric = ({ baseType }: ResponseDeclaration): boolean => /^(float|integer)$/.test(baseType);

/** A star in an answer stands for itself. */
const escapeStars = (text: string): string => text.replaceAll('*', '\\*');

export interface Accepted {
  key: ShortAnswerKey;
  isCase: boolean;
  best: number;
}

/** The accepted texts with their shares of the best points. */
export function acceptedOf(question: Question, { values, otherwise }: Values): Accepted | undefined {
  const best = Math.max(0, otherwise, ...values.map(({ points }) => points));
  if (best === 0) return undefined;
  if (values.some(({ points }) => points < 0)) refuseProcessing('mapEntry below 0');
  const useless = values.filter(({ points }) => points === 0);
  if (useless.length > 0) {
    const answers = useless
      .map(({ value }) => value)
      .join('; ')
      .slice(0, MAX_TEXT);
    question.body.warn(problem('answers_without_points', { answers }));
  }
  const useful = values.filter(({ points, value }) => points > 0 && value !== '');
  const shareOf = (points: number) => Number((points / best).toFixed(SHARE_DECIMALS));
  const key = useful.map(({ value, points }) => ({ answer: escapeStars(value), share: shareOf(points) }));
  if (otherwise > 0) key.push({ answer: '*', share: shareOf(otherwise) });
  const cases = new Set(useful.map(({ isCase }) => isCase));
  if (cases.size > 1) question.body.warn(problem('qti_case_of_some'));
  return { key, isCase: cases.size === 1 && cases.has(true), best };
}

/** The right number, with the points that it earns. */
export function numberOfTerms(question: Question, declaration: ResponseDeclaration) {
  const [term, ...others] = question.score?.terms ?? [];
  if (!term || others.length > 0) return refuseProcessing('sum');
  const [test, ...more] = term.kind === 'all' ? term.tests : [];
  if (term.kind === 'all' && more.length === 0 && (test?.kind === 'number' || test?.kind === 'near')) {
    const key =
      test.kind === 'number' ? plainKey(test.key) : nearKey(declaration, test.tolerance, test.isPercent);
    return { key, points: term.points, otherwise: term.otherwise };
  }
  const { values, otherwise } = valuesOf(question, declaration);
  const best = Math.max(0, ...values.map(({ points }) => points));
  const right = values.filter(({ points }) => points > 0);
  if (right.some(({ points }) => !isNear(points, best))) throw new Refusal(problem('number_partial'));
  const numbers = [...new Set(right.map(({ value }) => decimalOf(value)))];
  if (numbers.includes(undefined)) {
    throw new Refusal(problem('number_unreadable', { text: (right[0]?.value ?? '').slice(0, 50) }));
  }
  if (numbers.length > 1) throw new Refusal(problem('number_several'));
  const [value] = numbers;
  return { key: value === undefined ? undefined : { value }, points: best, otherwise };
}

const isZero = (text: string) => Number(text) === 0;
const plainKey = (key: NumberKey): NumberKey =>
  'tolerance' in key && key.tolerance !== undefined && isZero(key.tolerance) ? { value: key.value } : key;

function nearKey(
  { correct }: ResponseDeclaration,
  tolerance: string,
  isPercent: boolean,
): NumberKey | undefined {
  const [only, ...others] = correct ?? [];
  if (only === undefined) return undefined;
  if (others.length > 0) throw new Refusal(problem('number_several'));
  const value = decimalOf(only);
  if (value === undefined) throw new Refusal(problem('number_unreadable', { text: only.slice(0, 50) }));
  if (isZero(tolerance)) return { value };
  return isPercent ? { value, tolerance_percent: tolerance } : { value, tolerance };
}

export function warnEntry({ body }: Question, { attributes }: XmlElement): void {
  const { patternMask, placeholderText } = attributes;
  if (patternMask) body.warn(problem('qti_pattern_dropped', { pattern: patternMask.slice(0, 100) }));
  if (placeholderText) body.warn(problem('template_dropped', { text: placeholderText.slice(0, MAX_TEXT) }));
}

/** A typed answer below the text. */
export function mapEntry(given: Question, interaction: XmlElement, stem: string): TypeFields {
  const declaration = declarationOf(given, interaction);
  const question = withAssumedScore(given, [declaration.id]);
  warnEntry(question, interaction);
  const maximum = { bank_question_weight: pointsOf(question, question.declaredMaximum ?? 1) };
  if (isNumeric(declaration)) {
    const shared = { interaction: 'number' as const, bank_question: stem };
    if (!question.score) return { ...shared, ...maximum };
    const { key, points, otherwise } = numberOfTerms(question, declaration);
    return {
      ...shared,
      ...(key && { bank_key: key }),
      bank_question_weight: pointsOf(question, points),
      ...wrongPoints(question, otherwise),
    };
  }
  const shared = { interaction: 'short_answer' as const, bank_question: stem };
  if (!question.score) return { ...shared, ...maximum };
  const values = valuesOf(question, declaration);
  const accepted = acceptedOf(question, values);
  if (!accepted) return { ...shared, ...maximum };
  return {
    ...shared,
    bank_key: accepted.key,
    text_rules: { case: accepted.isCase, punctuation: true },
    bank_question_weight: pointsOf(question, accepted.best),
    ...wrongPoints(question, Math.min(0, values.otherwise)),
  };
}

function rubricOf({ body }: Question): ImportedFields['rubric'] {
  const criteria = body.notes.filter((note) => note !== '');
  if (criteria.length === 0) return undefined;
  body.warn(problem('qti_rubric_without_points'));
  const list = criteria.length > MAX_RUBRIC_CRITERIA ? [criteria.join(' · ')] : criteria;
  return list.map((criterion) => ({ criterion, levels: [] }));
}

export function mapEssay(question: Question, interaction: XmlElement, stem: string): TypeFields {
  const declaration = declarationOf(question, interaction);
  const { maxStrings } = interaction.attributes;
  if (declaration.cardinality !== 'single' && numberOf(maxStrings) !== 1) {
    return refuseType('extendedTextInteraction with several texts');
  }
  if (isNumeric(declaration)) return refuseType('extendedTextInteraction with a number');
  warnEntry(question, interaction);
  const { correct, mapping } = declaration;
  const answers = correct ?? mapping?.entries.map(({ value }) => value) ?? [];
  if (question.score && answers.length > 0) {
    question.body.warn(problem('key_as_rubric'));
  }
  question.body.notes.push(...answers);
  const words = numberOf(interaction.attributes['data-max-words']);
  const rubric = rubricOf(question);
  return {
    interaction: 'essay',
    bank_question: `${stem}${promptOf(question.body, interaction)}`,
    bank_question_weight: pointsOf(question, question.declaredMaximum ?? 1),
    ...(words && { max_words: words }),
    ...(rubric && { rubric }),
  };
}
