/** A generated examination with questions as long as real ones, and their answer keys. */

import type { Context } from '../../server/src/process/create-context.ts';
import { anExamination, type SectionPlan } from '../../server/test/factories.ts';
import { seededRandom } from '../../server/test/faults/seeded.ts';
import { drawText } from './question-text.ts';
import { CLASSES } from './students.ts';

export const QUESTIONS = 40;
export const OPTIONS = 3;
const MINUTES = 120;

export interface Examination {
  id: string;
  /** Ids in bank order. */
  questions: string[];
}

/**
 * With these, a paper has the size of a real one: 28 KB, compressed 6 KB
 * (docs/decisions/0003-paper-forms.md).
 */
export const TEXT_WORDS = 27;
const OPTION_WORDS = 6;

export function question(number: number, words = TEXT_WORDS) {
  const random = seededRandom(number);
  return {
    bank_question: `<p>${number}. ${drawText(random, words)}</p><p>Which of these follows from the text?</p>`,
    bank_option: Object.fromEntries(
      Array.from({ length: OPTIONS }, (_, index) => [index + 1, drawText(random, OPTION_WORDS)]),
    ),
    bank_key: [String(rightOption(number))],
  };
}

/** Returns the right option of the question at this bank index. */
const rightOption = (place: number) => 1 + (place % OPTIONS);

/** Creates a published examination for these classes. */
export async function makeExamination(context: Context, classes = CLASSES): Promise<Examination> {
  const half = QUESTIONS / 2;
  const items = (from: number) => Array.from({ length: half }, (_, index) => question(from + index));
  const sections = [
    { name: 'READING', items: items(0) },
    { name: 'GRAMMAR', items: items(half) },
  ];
  return publishExamination(context, sections, classes);
}

export async function publishExamination(
  context: Context,
  sections: SectionPlan[],
  classes = CLASSES,
): Promise<Examination> {
  const { id, items } = await anExamination(context, { minutes: MINUTES, classes, sections });
  return { id, questions: items.map((item) => item.id) };
}

/** Returns the score of an attempt with these choices. Each question has weight 1. */
export function scoreOf({ questions }: Examination, choices: ReadonlyMap<string, string>): number {
  return questions.filter((id, place) => choices.get(id) === String(rightOption(place))).length;
}
