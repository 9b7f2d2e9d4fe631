/** Turns conditions into tests of responses, and values into terms of a sum. */
import type { NumberKey } from '@lulus/contract';
import { decimalOf } from '../moodle-xml/map-types.ts';
import { type Condition, constantOf, type Value } from './expressions.ts';
import { refuseProcessing } from './refusal.ts';
import { responsesOf, type Score, type Term, type Test } from './score-terms.ts';

type Match = Extract<Condition, { op: 'match' }>;
type Near = Extract<Condition, { op: 'near' }>;
type Compare = Extract<Condition, { op: 'compare' }>;

const FLIPPED = { gt: 'lt', gte: 'lte', lt: 'gt', lte: 'gte' } as const;

/** With the constant on the right. */
const turned = (one: Compare): Compare =>
  one.left.op === 'constant' ? { ...one, left: one.right, right: one.left, sign: FLIPPED[one.sign] } : one;

function testOfMatch({ left, right, isCase }: Match): Test | undefined {
  if (right.op === 'response' || right.op === 'place' || right.op === 'map') {
    return left.op === 'response'
      ? undefined
      : testOfMatch({ op: 'match', left: right, right: left, isCase });
  }
  if (left.op === 'response' && right.op === 'correct' && right.response === left.response) {
    return isCase ? { kind: 'correct', response: left.response } : undefined;
  }
  if (right.op !== 'constant') return undefined;
  const value = right.text;
  if (left.op === 'response') return { kind: 'values', response: left.response, values: [value], isCase };
  if (left.op === 'place') return { kind: 'place', response: left.response, place: left.place, value };
  const least = constantOf(right);
  if (left.op === 'map' && least !== undefined) return { kind: 'mapped', response: left.response, least };
  return undefined;
}

function testOfNear({ left, right, tolerance, isPercent }: Near): Test | undefined {
  if (left.op !== 'response') {
    return right.op === 'response'
      ? testOfNear({ op: 'near', left: right, right: left, tolerance, isPercent })
      : undefined;
  }
  const [low = '0', high = low] = tolerance.map(decimalOf);
  if (low !== high || low.startsWith('-')) return undefined;
  if (right.op === 'correct') {
    return { kind: 'near', response: left.response, tolerance: low, isPercent };
  }
  const value = right.op === 'constant' ? decimalOf(right.text) : undefined;
  if (value === undefined) return undefined;
  const key: NumberKey = isPercent ? { value, tolerance_percent: low } : { value, tolerance: low };
  return { kind: 'number', response: left.response, key };
}

/** `map ≥ 1`: the response is fully right. */
function testOfComparison(comparison: Compare): Test | undefined {
  const { sign, left, right } = turned(comparison);
  const least = constantOf(right);
  if (left.op !== 'map' || least === undefined || sign !== 'gte') return undefined;
  return { kind: 'mapped', response: left.response, least };
}

const isNotNull = (one: Condition): boolean => one.op === 'not' && one.of.op === 'null';

/** `a ≤ R` and `R ≤ b` as bounds of a number, for each response. */
function takeBounds(conditions: Condition[]): { tests: Test[]; rest: Condition[] } {
  const comparisons = conditions
    .filter((one): one is Compare => one.op === 'compare')
    .map((one) => ({ one, ...turned(one) }));
  const tests: Test[] = [];
  const taken = new Set<Condition>();
  for (const low of comparisons) {
    const { left } = low;
    if (low.sign !== 'gte' || left.op !== 'response') continue;
    const { response } = left;
    const high = comparisons.find(
      (other) => other.sign === 'lte' && other.left.op === 'response' && other.left.response === response,
    );
    const [min, max] = [low, high].map((bound) =>
      bound?.right.op === 'constant' ? decimalOf(bound.right.text) : undefined,
    );
    if (!high || min === undefined || max === undefined) continue;
    taken.add(low.one).add(high.one);
    tests.push({ kind: 'number', response, key: { min, max } });
  }
  return { tests, rest: conditions.filter((one) => !taken.has(one)) };
}

/** Memberships of a response, positive and negative, as one test. */
function takeMembers(conditions: Condition[]): { tests: Test[]; rest: Condition[] } {
  const tests = new Map<string, Extract<Test, { kind: 'members' }>>();
  const rest = conditions.filter((one) => {
    const member = one.op === 'not' ? one.of : one;
    if (member.op !== 'member' || member.list.op !== 'response' || member.value.op !== 'constant')
      return true;
    const { response } = member.list;
    const test = tests.get(response) ?? { kind: 'members' as const, response, has: [], hasNot: [] };
    (one.op === 'not' ? test.hasNot : test.has).push(member.value.text);
    tests.set(response, test);
    return false;
  });
  return { tests: [...tests.values()], rest };
}

const flat = (condition: Condition, op: 'and' | 'or'): Condition[] =>
  condition.op === op ? condition.of.flatMap((one) => flat(one, op)) : [condition];

/** One of several values. */
function testOfEither(conditions: Condition[]): Test | undefined {
  const tests = conditions.map((one) => testsOf(one));
  const values = tests.flatMap((list) => (list?.length === 1 && list[0]?.kind === 'values' ? list : []));
  const [first] = values as Extract<Test, { kind: 'values' }>[];
  const isSame = values.every(
    (one) => one.kind === 'values' && one.response === first?.response && one.isCase === first.isCase,
  );
  if (!first || values.length < conditions.length || !isSame) return undefined;
  return { ...first, values: values.flatMap((one) => (one.kind === 'values' ? one.values : [])) };
}

/** Returns the tests that a condition demands together, or undefined if it has others. */
export function testsOf(condition: Condition): Test[] | undefined {
  const conditions = flat(condition, 'and').filter((one) => !isNotNull(one));
  const bounds = takeBounds(conditions);
  const members = takeMembers(bounds.rest);
  const others = members.rest.map((one): Test | undefined => {
    if (one.op === 'match') return testOfMatch(one);
    if (one.op === 'near') return testOfNear(one);
    if (one.op === 'compare') return testOfComparison(one);
    if (one.op === 'or') return testOfEither(flat(one, 'or'));
    return undefined;
  });
  const tests = [...bounds.tests, ...members.tests, ...others];
  if (others.includes(undefined)) return undefined;
  return tests.filter((test) => test !== undefined);
}

const isNull = (condition: Condition): boolean =>
  condition.op === 'null' ||
  ((condition.op === 'and' || condition.op === 'or') && condition.of.every(isNull));
const isAnswered = (condition: Condition): boolean =>
  isNotNull(condition) ||
  (condition.op === 'and' || condition.op === 'or' ? condition.of.every(isAnswered) : false);

type Cases = Extract<Value, { op: 'cases' }>;

export class Sum {
  readonly score: Score = { terms: [], wrong: 0, lower: undefined, upper: undefined, isBlankFree: false };

  add(value: Value, factor = 1): void {
    if (value.op === 'sum') for (const one of value.of) this.add(one, factor);
    else if (value.op === 'scaled') this.add(value.of, factor * value.by);
    else if (value.op === 'map') this.score.terms.push({ kind: 'map', response: value.response, factor });
    else if (value.op === 'cases') this.addCases(value, factor);
    else if (value.op !== 'constant') refuseProcessing(value.op === 'unknown' ? value.name : value.op);
    else if (constantOf(value) !== 0) refuseProcessing(`constant ${value.text}`);
  }

  private addCases(cases: Cases, factor: number): void {
    const branches = cases.branches.filter(({ condition, value }) => {
      const isFree = isNull(condition) && constantOf(value) === 0;
      if (isFree) this.score.isBlankFree = true;
      return !isFree;
    });
    const [only, ...others] = branches;
    if (!only) this.add(cases.otherwise, factor);
    else if (others.length > 0 || !this.addSpecial(only.condition, only.value, cases.otherwise, factor)) {
      this.score.terms.push(this.termOf({ ...cases, branches }, factor));
    }
  }

  /** Bounds of the sum, points for wrong answers, and conditions that a blank answer does not meet. */
  private addSpecial(condition: Condition, value: Value, otherwise: Value, factor: number): boolean {
    const points = constantOf(value);
    if (isAnswered(condition) && constantOf(otherwise) === 0) {
      this.score.isBlankFree = true;
      this.add(value, factor);
      return true;
    }
    const parts = flat(condition, 'and').filter((one) => !isAnswered(one));
    const [first, ...more] = parts;
    if (points === undefined || more.length > 0 || first?.op !== 'compare') return false;
    const { sign, left, right } = turned(first);
    const bound = constantOf(right);
    if (left !== otherwise || bound === undefined) return false;
    if (sign.startsWith('l') && bound === 0 && points < 0) {
      if (parts.length < flat(condition, 'and').length) this.score.isBlankFree = true;
      this.score.wrong = points * factor;
    } else if (bound !== points) return false;
    else if (sign.startsWith('l')) this.score.lower = bound * factor;
    else this.score.upper = bound * factor;
    this.add(otherwise, factor);
    return true;
  }

  private termOf({ branches, otherwise }: Cases, factor: number): Term {
    const last = constantOf(otherwise);
    const cases = branches.map(({ condition, value }) => {
      const points = constantOf(value);
      const tests = testsOf(condition);
      if (points === undefined || last === undefined || !tests || tests.length === 0) {
        return refuseProcessing('responseCondition');
      }
      return { tests, points: points * factor };
    });
    const [only, ...others] = cases;
    const rest = (last ?? 0) * factor;
    if (only && others.length === 0) return { kind: 'all', ...only, otherwise: rest };
    const term: Term = {
      kind: 'first',
      tests: cases.map(({ tests, points }) => {
        const [test, ...more] = tests;
        return test && more.length === 0 ? { test, points } : refuseProcessing('responseElseIf');
      }),
      otherwise: rest,
    };
    if (responsesOf(term).length > 1) refuseProcessing('responseElseIf');
    return term;
  }
}
