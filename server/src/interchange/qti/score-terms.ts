/** Points of an item as a sum of terms, each of one response or of several together. */
import type { NumberKey } from '@lulus/contract';

/** What is right in one response. */
export type Test =
  /** The declared right values, exactly. */
  | { kind: 'correct'; response: string }
  /** One of these values. */
  | { kind: 'values'; response: string; values: string[]; isCase: boolean }
  | { kind: 'number'; response: string; key: NumberKey }
  /** The declared right value, with a tolerance. */
  | { kind: 'near'; response: string; tolerance: string; isPercent: boolean }
  /** The value at a place of an ordered response, from 1. */
  | { kind: 'place'; response: string; place: number; value: string }
  /** Contains all of `has`, and none of `hasNot`. */
  | { kind: 'members'; response: string; has: string[]; hasNot: string[] }
  /** The mapping gives at least so many points. */
  | { kind: 'mapped'; response: string; least: number };

export type Term =
  | { kind: 'map'; response: string; factor: number }
  /** All tests together earn the points. */
  | { kind: 'all'; tests: Test[]; points: number; otherwise: number }
  /** The first test that is met earns its points. All are of one response. */
  | { kind: 'first'; tests: { test: Test; points: number }[]; otherwise: number };

export interface Score {
  terms: Term[];
  /** Points of an answer that earns none, below 0. */
  wrong: number;
  lower: number | undefined;
  upper: number | undefined;
  /** Whether a blank answer earns 0 even where a wrong one costs points. */
  isBlankFree: boolean;
}

export const responsesOf = (term: Term): string[] => {
  if (term.kind === 'map') return [term.response];
  return [
    ...new Set(
      (term.kind === 'all' ? term.tests : term.tests.map(({ test }) => test)).map(({ response }) => response),
    ),
  ];
};
