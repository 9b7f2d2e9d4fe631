import type { LopsidedKeys } from '@lulus/contract';
import { answerNumbers, typeOf } from '../interactions/index.ts';
import type { RevisionItem } from '../platform/db/json-columns.ts';

/** With fewer questions, random answer keys look biased too often. */
const FEWEST_QUESTIONS = 8;
/** Highest chance of a false warning to authors who number options at random. */
const ALARM = 0.01;

type Item = Pick<RevisionItem, 'interaction' | 'bank_option' | 'bank_key'>;

/**
 * Returns the probability of at least `successes` successes in independent trials with these chances. This is the tail
 * of the Poisson binomial distribution, computed trial by trial (Y. H. Wang, On the number of successes in independent
 * trials, Statistica Sinica 3, 1993). It is exact, also for questions with different numbers of options and right
 * answers.
 */
export function chanceOfAtLeast(successes: number, chances: number[]): number {
  let exactly = [1];
  for (const chance of chances) {
    const [before, after] = [exactly, Array.from({ length: exactly.length + 1 }, () => 0)];
    before.forEach((likely, count) => {
      after[count] = (after[count] ?? 0) + likely * (1 - chance);
      after[count + 1] = (after[count + 1] ?? 0) + likely * chance;
    });
    exactly = after;
  }
  return exactly.slice(successes).reduce((sum, likely) => sum + likely, 0);
}

/**
 * Returns the option number that is right more often than chance explains, or null. The limit for each number is
 * `ALARM` divided by the count of numbers (Bonferroni). So `ALARM` applies to all numbers together.
 */
export function findAnswerKeyBias(all: Item[]): LopsidedKeys | null {
  const items = all
    .filter(({ interaction }) => interaction === 'choice')
    .map((item) => ({ bank_option: item.bank_option, bank_answer: answerNumbers(item) }));
  const numbers = [...new Set(items.flatMap(({ bank_option }) => Object.keys(bank_option)))];
  const found = numbers.flatMap((option) => {
    const having = items.filter(({ bank_option }) => Object.hasOwn(bank_option, option));
    const right = having.filter(({ bank_answer }) => bank_answer.includes(Number(option))).length;
    const chances = having.map(
      ({ bank_option, bank_answer }) => bank_answer.length / Object.keys(bank_option).length,
    );
    const chance = chanceOfAtLeast(right, chances);
    const isOdd = having.length >= FEWEST_QUESTIONS && chance < ALARM / numbers.length;
    return isOdd ? [{ option, right, questions: having.length, chance }] : [];
  });
  const [oddest] = found.sort((a, b) => a.chance - b.chance);
  return oddest ? { option: oddest.option, right: oddest.right, questions: oddest.questions } : null;
}

/**
 * Whether the numbers of the options follow the answer key, as in the right order 1, 2, 3. Students see these options mixed, but their browsers receive the numbers.
 */
export function hasTellingNumbers(
  item: Pick<RevisionItem, 'interaction' | 'bank_option' | 'bank_rows' | 'bank_key'>,
): boolean {
  const telling = typeOf(item).keyOrder?.(item) ?? [];
  const numbers = Object.keys(item.bank_option);
  return telling.length > 0 && telling.every((option, at) => option === numbers[at]);
}
