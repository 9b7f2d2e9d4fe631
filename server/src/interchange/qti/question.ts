/** An item of the file while it is mapped. */
import { MAX_WEIGHT_DECIMALS } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import type { ImportedFields } from '../imported.ts';
import type { XmlElement } from '../xml-tree.ts';
import type { Body } from './body.ts';
import { bounded, type ResponseDeclaration } from './declarations.ts';
import { refuseProcessing } from './refusal.ts';
import type { Score, Test } from './score-terms.ts';
import { booleanOf } from './xml.ts';

export interface Question {
  item: XmlElement;
  body: Body;
  declarations: Map<string, ResponseDeclaration>;
  /** Absent if the file has no points for it. */
  score: Score | undefined;
  /** The maximum that the file declares. */
  declaredMaximum: number | undefined;
  /** Factor of the points in the test. */
  weight: number;
}

export type TypeFields = Pick<ImportedFields, 'interaction'> & Partial<ImportedFields>;

const NEAR = 1e-6;

export const isNear = (one: number, other: number): boolean => Math.abs(one - other) < NEAR;

/** Points as they are stored, times the weight in the test. */
export function pointsOf({ weight, body }: Question, points: number): number {
  const exact = points * weight;
  const rounded = Number(exact.toFixed(MAX_WEIGHT_DECIMALS));
  if (!isNear(rounded, exact)) body.warn(problem('points_rounded', { decimals: MAX_WEIGHT_DECIMALS }));
  return rounded;
}

/** The points of a wrong answer as fields. Positive ones have no rule. */
export function wrongPoints(question: Question, otherwise: number): Pick<ImportedFields, 'wrong_points'> {
  const wrong = otherwise === 0 ? (question.score?.wrong ?? 0) : otherwise;
  if (wrong > 0) refuseProcessing('responseElse');
  const isCut = question.score?.lower !== undefined && question.score.lower >= 0;
  if (wrong === 0 || isCut) return {};
  if (!question.score?.isBlankFree) question.body.warn(problem('qti_blank_free'));
  return { wrong_points: pointsOf(question, wrong) };
}

export const keepsOrder = (interaction: XmlElement): boolean =>
  booleanOf(interaction.attributes.shuffle) !== true;

/** Points by value of a response with one value. */
export interface Values {
  values: { value: string; points: number; isCase: boolean }[];
  otherwise: number;
}

function valuesOfTest(test: Test, points: number, declaration: ResponseDeclaration): Values['values'] {
  if (test.kind === 'correct') {
    return (declaration.correct ?? []).map((value) => ({ value, points, isCase: true }));
  }
  if (test.kind === 'values') return test.values.map((value) => ({ value, points, isCase: test.isCase }));
  if (test.kind === 'members' && test.has.length === 1 && test.hasNot.length === 0) {
    return [{ value: test.has[0] as string, points, isCase: true }];
  }
  if (test.kind === 'mapped') {
    const { mapping } = declaration;
    if (!mapping || mapping.otherwise >= test.least) return refuseProcessing('mapResponse');
    return mapping.entries
      .filter((entry) => bounded(entry.points, mapping) >= test.least - NEAR)
      .map(({ value, isCase }) => ({ value, points, isCase }));
  }
  return refuseProcessing(test.kind);
}

/** Returns the points by value of a response with one value. */
export function valuesOf(question: Question, declaration: ResponseDeclaration): Values {
  const { score } = question;
  const terms = score?.terms ?? [];
  const [term, ...others] = terms;
  if (!term || others.length > 0) return refuseProcessing('sum');
  const cut = (points: number) => bounded(points, { lower: score?.lower, upper: score?.upper });
  if (term.kind === 'map') {
    const { mapping } = declaration;
    if (!mapping) return refuseProcessing('mapping');
    return {
      values: mapping.entries.map(({ value, points, isCase }) => ({
        value,
        points: cut(bounded(points, mapping) * term.factor),
        isCase,
      })),
      otherwise: cut(bounded(mapping.otherwise, mapping) * term.factor),
    };
  }
  if (term.kind === 'first') {
    const found = term.tests.flatMap(({ test, points }) => valuesOfTest(test, cut(points), declaration));
    const first = [...new Map(found.reverse().map((one) => [one.value, one])).values()].reverse();
    return { values: first, otherwise: cut(term.otherwise) };
  }
  const [test, ...more] = term.tests;
  if (!test || more.length > 0) return refuseProcessing('and');
  return { values: valuesOfTest(test, cut(term.points), declaration), otherwise: cut(term.otherwise) };
}

/** Without points in the file, the declared key earns the maximum. */
export function withAssumedScore(question: Question, responses: string[]): Question {
  if (question.score) return question;
  const found = responses.flatMap((id) => question.declarations.get(id) ?? []);
  const keyed = found.filter(({ correct, mapping }) => correct ?? mapping);
  if (keyed.length < responses.length) return question;
  question.body.warn(problem('qti_scoring_assumed'));
  const terms = keyed.map(({ id, correct }): Score['terms'][number] =>
    correct
      ? {
          kind: 'all',
          tests: [{ kind: 'correct', response: id }],
          points: (question.declaredMaximum ?? responses.length) / responses.length,
          otherwise: 0,
        }
      : { kind: 'map', response: id, factor: 1 },
  );
  return { ...question, score: { terms, wrong: 0, lower: undefined, upper: undefined, isBlankFree: false } };
}
