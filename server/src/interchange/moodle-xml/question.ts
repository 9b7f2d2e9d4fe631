/** A question of the file while it is mapped. */
import { MAX_WEIGHT_DECIMALS } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { contentText } from '../../content/content-text.ts';
import type { ImportedFields } from '../imported.ts';
import type { QuestionText, QuestionTexts } from './question-texts.ts';
import { childOf, childrenOf, textOf, type XmlElement } from './xml.ts';

/** Thrown for a question that cannot be imported. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(refused: Problem) {
    super(refused.code);
    this.problem = refused;
  }
}

export interface Question {
  element: XmlElement;
  texts: QuestionTexts;
  /** Its maximum; 1 if the file has none. */
  weight: number;
}

/** What a type adds to the fields that all have. */
export type TypeFields = Pick<ImportedFields, 'interaction'> & Partial<ImportedFields>;

export interface Answer {
  /** In percent. */
  fraction: number;
  text: QuestionText;
  element: XmlElement;
}

const numberOf = (text: string | undefined): number => Number((text ?? '').trim().replace(',', '.')) || 0;

export const answersOf = ({ element, texts }: Question): Answer[] =>
  childrenOf(element, 'answer').map((answer) => ({
    fraction: numberOf(answer.attributes.fraction),
    text: texts.read(answer),
    element: answer,
  }));

export const plainOf = ({ html, plain }: QuestionText): string => plain ?? contentText(html);

/** Rounds points as the form needs them. Warns if that changes them. */
export function roundPoints(points: number, { texts }: Question): number {
  const rounded = Number(points.toFixed(MAX_WEIGHT_DECIMALS));
  if (Math.abs(rounded - points) > 1e-9) {
    texts.warn(problem('points_rounded', { decimals: MAX_WEIGHT_DECIMALS }));
  }
  return rounded;
}

/** Numbers texts from 1: as plain text if all are, else as rich text. */
export function numberTexts(list: QuestionText[]): {
  type: 'text' | 'html';
  texts: Record<string, string>;
} {
  const isPlain = list.every(({ plain }) => plain !== undefined);
  const texts = list.map(({ html, plain = '' }, at) => [String(at + 1), isPlain ? plain : html]);
  return { type: isPlain ? 'text' : 'html', texts: Object.fromEntries(texts) };
}

/** Whether the file turns shuffling off. */
export const keepsOrder = ({ element }: Question): boolean =>
  /^(0|false)$/i.test(textOf(element, 'shuffleanswers'));

/** Texts that Moodle writes into every question. */
const STANDARD = new Set(
  [
    'Your answer is correct.',
    'Your answer is partially correct.',
    'Your answer is incorrect.',
    'Jawaban Anda benar.',
    'Jawaban Anda sebagian benar.',
    'Jawaban Anda salah.',
  ].map((text) => text.toLowerCase()),
);
const MAX_TEXT = 200;

/** Warns of texts that students see after single answers, or between two tries. */
export function warnFeedback({ element, texts }: Question, others: string[] = []): void {
  const found = [
    ...childrenOf(element, 'answer').map((answer) => childOf(answer, 'feedback')),
    ...['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback', 'hint'].flatMap((name) =>
      childrenOf(element, name),
    ),
  ].flatMap((one) => (one ? [contentText(texts.read(one).html)] : []));
  const shown = [...found, ...others.map(contentText)].filter(
    (text) => text !== '' && !STANDARD.has(text.toLowerCase()),
  );
  if (shown.length === 0) return;
  texts.warn(problem('feedback_dropped', { text: [...new Set(shown)].join('; ').slice(0, MAX_TEXT) }));
}
