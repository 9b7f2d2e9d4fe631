/** Expressions and conditions of response processing. What our rules cannot say is `unknown`. */
import { elementsOf, type XmlElement } from '../xml-tree.ts';
import { booleanOf, numberOf, trimmedText } from './xml.ts';

export type Value =
  | { op: 'constant'; text: string }
  | { op: 'sum'; of: Value[] }
  | { op: 'scaled'; by: number; of: Value }
  | { op: 'map'; response: string }
  | { op: 'cases'; branches: { condition: Condition; value: Value }[]; otherwise: Value }
  | { op: 'response'; response: string }
  | { op: 'correct'; response: string }
  | { op: 'place'; response: string; place: number }
  | { op: 'unknown'; name: string };

export type Condition =
  | { op: 'match'; left: Value; right: Value; isCase: boolean }
  | { op: 'near'; left: Value; right: Value; tolerance: string[]; isPercent: boolean }
  | { op: 'compare'; sign: 'gt' | 'gte' | 'lt' | 'lte'; left: Value; right: Value }
  | { op: 'member'; value: Value; list: Value }
  | { op: 'null'; of: Value }
  | { op: 'not'; of: Condition }
  | { op: 'and' | 'or'; of: Condition[] }
  | { op: 'unknown'; name: string };

/** Variables by identifier; responses are in `responses`. */
export interface Scope {
  variables: Map<string, Value>;
  responses: Set<string>;
}

export const constant = (value: number | string): Value => ({ op: 'constant', text: String(value) });
export const constantOf = (value: Value): number | undefined =>
  value.op === 'constant' ? numberOf(value.text) : undefined;

const unknown = (name: string): { op: 'unknown'; name: string } => ({ op: 'unknown', name });

function product(values: Value[]): Value {
  const factors = values.map(constantOf).filter((factor) => factor !== undefined);
  const others = values.filter((value) => constantOf(value) === undefined);
  const by = factors.reduce((one, other) => one * other, 1);
  const [of, ...more] = others;
  if (more.length > 0) return unknown('product');
  return of ? { op: 'scaled', by, of } : constant(by);
}

export function readValue(element: XmlElement | undefined, scope: Scope): Value {
  if (!element) return unknown('empty');
  const { identifier = '' } = element.attributes;
  const inner = () => elementsOf(element).map((child) => readValue(child, scope));
  switch (element.name) {
    case 'baseValue':
      return constant(trimmedText(element));
    case 'variable':
      if (scope.responses.has(identifier)) return { op: 'response', response: identifier };
      return scope.variables.get(identifier) ?? unknown(`variable ${identifier}`);
    case 'correct':
      return { op: 'correct', response: identifier };
    case 'mapResponse':
      return { op: 'map', response: identifier };
    case 'sum':
      return { op: 'sum', of: inner() };
    case 'product':
      return product(inner());
    case 'multiple':
    case 'ordered': {
      const [only, ...others] = inner();
      return only && others.length === 0 ? only : unknown(element.name);
    }
    case 'index': {
      const [of] = inner();
      const place = numberOf(element.attributes.n);
      return of?.op === 'response' && place
        ? { op: 'place', response: of.response, place }
        : unknown('index');
    }
    default:
      return unknown(element.name);
  }
}

const COMPARISONS = new Set(['gt', 'gte', 'lt', 'lte']);

function readEqual(element: XmlElement, left: Value, right: Value): Condition {
  const {
    toleranceMode = 'exact',
    tolerance = '0',
    includeLowerBound,
    includeUpperBound,
  } = element.attributes;
  if (toleranceMode === 'exact') return { op: 'match', left, right, isCase: true };
  const isOpen = booleanOf(includeLowerBound) === false || booleanOf(includeUpperBound) === false;
  const parts = tolerance.trim().split(/\s+/);
  if (isOpen || parts.some((part) => numberOf(part) === undefined)) return unknown('equal');
  return { op: 'near', left, right, tolerance: parts, isPercent: toleranceMode === 'relative' };
}

export function readCondition(element: XmlElement | undefined, scope: Scope): Condition {
  if (!element) return unknown('empty');
  const children = elementsOf(element);
  const [first, second] = children;
  const pair = () => [readValue(first, scope), readValue(second, scope)] as const;
  switch (element.name) {
    case 'and':
    case 'or':
      return { op: element.name, of: children.map((child) => readCondition(child, scope)) };
    case 'not':
      return { op: 'not', of: readCondition(first, scope) };
    case 'isNull':
      return { op: 'null', of: readValue(first, scope) };
    case 'match': {
      const [left, right] = pair();
      return { op: 'match', left, right, isCase: true };
    }
    case 'stringMatch': {
      if (booleanOf(element.attributes.substring)) return unknown('stringMatch substring');
      const [left, right] = pair();
      return { op: 'match', left, right, isCase: booleanOf(element.attributes.caseSensitive) ?? true };
    }
    case 'equal':
      return readEqual(element, ...pair());
    case 'member': {
      const [value, list] = pair();
      return { op: 'member', value, list };
    }
    case 'contains': {
      const [list, value] = pair();
      return { op: 'member', value, list };
    }
    default: {
      if (!COMPARISONS.has(element.name)) return unknown(element.name);
      const [left, right] = pair();
      return { op: 'compare', sign: element.name as 'gt', left, right };
    }
  }
}
