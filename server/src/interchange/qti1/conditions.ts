/** Reads how a question is scored. */
import { childrenOf, elementsOf, findAll, findFirst, textOf, type XmlElement } from '../xml-tree.ts';
import type { Label } from './presentation.ts';

export type Test =
  | { kind: 'equal'; response: string; value: string; isCase: boolean }
  | { kind: 'contains'; response: string; value: string; isCase: boolean }
  | { kind: 'above' | 'below'; response: string; value: string; isInclusive: boolean }
  | { kind: 'unanswered'; response: string }
  /** True if no condition before is. */
  | { kind: 'other' }
  | { kind: 'and' | 'or' | 'not'; tests: Test[] }
  /** A test that is not known. */
  | { kind: 'unknown'; name: string };

export interface Change {
  action: 'set' | 'add' | 'subtract' | 'multiply' | 'divide';
  value: number;
  /** Whether the file says "the maximum" in place of a number. */
  isMax: boolean;
}

export interface Condition {
  test: Test;
  title: string;
  /** The change of the score; empty for a condition that only shows a text. */
  changes: Change[];
  continues: boolean;
  /** Names of the texts that it shows. */
  shown: string[];
}

export interface Scoring {
  conditions: Condition[];
  /** Bounds of the score, as far as the file has them. */
  min: number | undefined;
  max: number | undefined;
}

/** What conditions compare with. */
export interface Owner {
  ident: string;
  labels: Label[];
}

const ACTIONS = ['set', 'add', 'subtract', 'multiply', 'divide'] as const;
/** A score without a maximum in the file is in percent. */
export const PERCENT = 100;

export function numberOf(text: string | undefined): number | undefined {
  const plain = (text ?? '').trim().replace(',', '.');
  const number = Number(plain);
  return plain === '' || !Number.isFinite(number) ? undefined : number;
}

function readTest(node: XmlElement): Test {
  const { respident: response = '', case: isCase = '' } = node.attributes;
  const value = textOf(node).trim();
  const compared = { response, value, isCase: /^yes$/i.test(isCase) };
  switch (node.name) {
    case 'varequal':
      return { kind: 'equal', ...compared };
    case 'varsubstring':
    case 'varsubset':
      return { kind: 'contains', ...compared };
    case 'vargt':
    case 'vargte':
      return { kind: 'above', response, value, isInclusive: node.name === 'vargte' };
    case 'varlt':
    case 'varlte':
      return { kind: 'below', response, value, isInclusive: node.name === 'varlte' };
    case 'unanswered':
      return { kind: 'unanswered', response };
    case 'other':
      return { kind: 'other' };
    case 'and':
    case 'or':
    case 'not':
      return { kind: node.name, tests: elementsOf(node).map(readTest) };
    case 'conditionvar':
      return { kind: 'and', tests: elementsOf(node).map(readTest) };
    default:
      return { kind: 'unknown', name: node.name };
  }
}

/** How Blackboard compares typed texts. */
const EVALUATION = /^evaluationtype$/i;

function compareAs(test: Test, evaluation: string): Test {
  if ('tests' in test) return { ...test, tests: test.tests.map((one) => compareAs(one, evaluation)) };
  if (test.kind !== 'equal') return test;
  if (evaluation === 'contains') return { ...test, kind: 'contains' };
  // A regular expression.
  return evaluation === 'matches' ? { kind: 'unknown', name: evaluation } : test;
}

const variableOf = ({ attributes }: XmlElement): string =>
  attributes.varname ?? attributes.variablename ?? 'SCORE';

/** The variable with the score, if conditions set several. */
function scoreVariable(conditions: XmlElement[], declared: string | undefined): string | undefined {
  const names = conditions.flatMap((node) => childrenOf(node, 'setvar').map(variableOf));
  const isScore = (name: string) => name === declared || /score/i.test(name);
  return names.includes(declared ?? '') ? declared : (names.find(isScore) ?? names[0]);
}

function readCondition(node: XmlElement, max: number | undefined, score: string | undefined): Condition {
  const sets = childrenOf(node, 'setvar').filter((set) => variableOf(set) === score);
  const changes = sets.flatMap((set) => {
    const text = textOf(set).trim();
    const isMax = /\.max$/i.test(text);
    const value = isMax ? (max ?? PERCENT) : numberOf(text);
    const action = ACTIONS.find((one) => one === (set.attributes.action ?? 'set').toLowerCase());
    return value === undefined || !action ? [] : [{ action, value, isMax }];
  });
  const evaluation = childrenOf(node, 'setvar').find(({ attributes }) =>
    EVALUATION.test(attributes.variablename ?? ''),
  );
  const [variables] = childrenOf(node, 'conditionvar');
  const test: Test = variables ? readTest(variables) : { kind: 'and', tests: [] };
  return {
    test: compareAs(test, textOf(evaluation).trim().toLowerCase()),
    title: node.attributes.title?.toLowerCase() ?? '',
    changes,
    continues: /^yes$/i.test(node.attributes.continue ?? ''),
    shown: childrenOf(node, 'displayfeedback').map(({ attributes }) => attributes.linkrefid ?? ''),
  };
}

const plainText = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Returns the ident of the label that a value means: by ident, by its text, or by its letter. */
function labelNamed(value: string, labels: Label[]): string | undefined {
  const exact = labels.find(({ ident }) => ident === value);
  if (exact) return exact.ident;
  const same = (isSame: (label: Label) => boolean) => {
    const [only, another] = labels.filter(isSame);
    return another ? undefined : only?.ident;
  };
  const wanted = plainText(value);
  if (wanted === '') return undefined;
  const [letter] = /^[a-z](?=[.)]?$)/.exec(wanted) ?? [];
  return (
    same(({ ident }) => ident.toLowerCase() === wanted) ??
    same(({ text }) => plainText(text.plain ?? text.html.replace(/<[^<>]*>/g, ' ')) === wanted) ??
    (letter && labels[letter.charCodeAt(0) - 97]?.ident)
  );
}

/** Changes the names in a test to those of the responses and labels. Adds values that name none. */
function resolve(test: Test, owners: Owner[], unknown: string[]): Test {
  if ('tests' in test) return { ...test, tests: test.tests.map((one) => resolve(one, owners, unknown)) };
  if (test.kind !== 'equal') {
    const isNamed = !('response' in test) || owners.some(({ ident }) => ident === test.response);
    const [only, another] = owners;
    return isNamed || !only || another ? test : { ...test, response: only.ident };
  }
  const owner = owners.find(({ ident }) => ident === test.response);
  if (!owner && test.value === '') {
    const ofLabel = owners.find(({ labels }) => labels.some(({ ident }) => ident === test.response));
    if (ofLabel) return { ...test, response: ofLabel.ident, value: test.response };
  }
  const [only] = owners;
  const meant = owner ?? (owners.length === 1 ? only : undefined);
  if (!meant) return test;
  if (meant.labels.length === 0) return { ...test, response: meant.ident };
  const value = labelNamed(test.value, meant.labels);
  if (value === undefined) unknown.push(test.value);
  return { ...test, response: meant.ident, value: value ?? test.value };
}

/** Reads the conditions of an item. `unknown` names values that are no option. */
export function readScoring(item: XmlElement, owners: Owner[]): Scoring & { unknown: string[] } {
  const unknown: string[] = [];
  const processing = findFirst(item, 'resprocessing');
  const variables = findAll(processing, 'decvar');
  const [variable] = variables.filter(({ attributes }) => /score/i.test(attributes.varname ?? 'SCORE'));
  const { varname, minvalue, maxvalue } = (variable ?? variables[0])?.attributes ?? {};
  const max = numberOf(maxvalue) || undefined;
  const conditions = findAll(processing, 'respcondition');
  const score = scoreVariable(conditions, varname);
  return {
    conditions: conditions.map((node) => {
      const condition = readCondition(node, max, score);
      return { ...condition, test: resolve(condition.test, owners, unknown) };
    }),
    min: numberOf(minvalue),
    max,
    unknown,
  };
}
