/** Computes the score of a response as the file does, to find the rule of ours that gives the same points. */
import { type Condition, PERCENT, type Scoring, type Test } from './conditions.ts';

/** Chosen labels or typed texts by response. */
export type Given = Map<string, string[]>;

function isTrue(test: Test, given: Given, isOther: boolean): boolean {
  switch (test.kind) {
    case 'equal':
      return (given.get(test.response) ?? []).includes(test.value);
    case 'contains':
      return (given.get(test.response) ?? []).some((value) => value.includes(test.value));
    case 'above':
    case 'below': {
      const [value = ''] = given.get(test.response) ?? [];
      const difference = (Number(value) - Number(test.value)) * (test.kind === 'above' ? 1 : -1);
      return value !== '' && (difference > 0 || (difference === 0 && test.isInclusive));
    }
    case 'unanswered':
      return (given.get(test.response) ?? []).length === 0;
    case 'other':
      return isOther;
    case 'and':
      return test.tests.every((one) => isTrue(one, given, isOther));
    case 'or':
      return test.tests.some((one) => isTrue(one, given, isOther));
    case 'not':
      return !test.tests.some((one) => isTrue(one, given, isOther));
    default:
      return false;
  }
}

function changed(score: number, { action, value }: Condition['changes'][number]): number {
  if (action === 'set') return value;
  if (action === 'add') return score + value;
  if (action === 'subtract') return score - value;
  return action === 'multiply' ? score * value : score / (value || 1);
}

export function scoreOf({ conditions, min, max }: Scoring, given: Given): number {
  let score = 0;
  let isOther = true;
  for (const { test, changes, continues } of conditions) {
    // A condition that only shows a text changes nothing.
    if (changes.length === 0 || !isTrue(test, given, isOther)) continue;
    isOther = false;
    score = changes.reduce(changed, score);
    // Programs write sums without the word for going on.
    if (!continues && changes.some(({ action }) => action === 'set')) break;
  }
  return Math.min(Math.max(score, min ?? Number.NEGATIVE_INFINITY), max ?? Number.POSITIVE_INFINITY);
}

/** Points of single options can be in percent beside a maximum in points. */
export function withoutPercent(scoring: Scoring): Scoring {
  const { max, conditions } = scoring;
  const values = conditions.flatMap(({ changes }) => changes.map(({ value }) => Math.abs(value)));
  if (max === undefined || values.every((value) => value <= max)) return scoring;
  if (values.some((value) => value > PERCENT)) return { ...scoring, max: undefined };
  return {
    ...scoring,
    conditions: conditions.map((condition) => ({
      ...condition,
      changes: condition.changes.map((change) => ({
        ...change,
        value: change.isMax ? change.value : (change.value * max) / PERCENT,
      })),
    })),
  };
}

/** The tests of equality that must hold, by response in their order. */
export function equalTests(test: Test): Extract<Test, { kind: 'equal' | 'contains' }>[] {
  if (test.kind === 'equal' || test.kind === 'contains') return [test];
  return test.kind === 'and' || test.kind === 'or' ? test.tests.flatMap(equalTests) : [];
}

const isEarning = ({ changes }: Condition): boolean =>
  changes.some(({ action, value }) => (action === 'set' || action === 'add') && value > 0);

const SHOWS_RIGHT = /^correct/i;

/**
 * Whether a condition that earns nothing is that of a right answer. Sakai and Blackboard show a text named "correct" then.
 * One that shows another text is only there for that text.
 */
const isNamedRight = ({ title, shown, changes, test }: Condition): boolean =>
  title !== 'incorrect' &&
  equalTests(test).length > 0 &&
  (title === 'correct' ||
    shown.some((name) => SHOWS_RIGHT.test(name)) ||
    (shown.length === 0 && changes.length === 0));

/** Whether the file gives points for any answer. */
export const hasPoints = ({ conditions }: Scoring): boolean => conditions.some(isEarning);

/** Conditions of right answers. If none earns points, those that are named right. */
export const rightConditions = (scoring: Scoring): Condition[] =>
  scoring.conditions.filter(hasPoints(scoring) ? isEarning : isNamedRight);
