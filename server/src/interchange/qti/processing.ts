/** Reads the response processing of an item: the sum that becomes its score. */
import { childOf, childrenOf, elementsOf, type XmlElement } from '../xml-tree.ts';
import { type Condition, constant, readCondition, readValue, type Scope, type Value } from './expressions.ts';
import { refuseProcessing } from './refusal.ts';
import type { Score } from './score-terms.ts';
import { Sum } from './simplify.ts';
import { trimmedText } from './xml.ts';

const SCORE = 'SCORE';
const MATCH = /(?:match_?correct|cc2_match(?:_basic)?)(?:\.xml)?$/i;
const MAP = /(?:map_?response)(?:\.xml)?$/i;

type Variables = Map<string, Value>;

/** `value` without `before` in its sum, or undefined if it is not a sum on top of it. */
function addedTo(before: Value, value: Value): Value | undefined {
  if (value === before) return constant(0);
  if (value.op !== 'sum' || !value.of.includes(before)) return undefined;
  const at = value.of.indexOf(before);
  const others = value.of.filter((_, index) => index !== at);
  return others.length === 1 ? others[0] : { op: 'sum', of: others };
}

class Program {
  readonly variables: Variables;
  private readonly responses: Set<string>;

  constructor(variables: Variables, responses: Set<string>) {
    this.variables = variables;
    this.responses = responses;
  }

  private get scope(): Scope {
    return { variables: this.variables, responses: this.responses };
  }

  run(rules: XmlElement[]): void {
    for (const rule of rules) {
      const { identifier = '' } = rule.attributes;
      if (rule.name === 'setOutcomeValue') {
        this.variables.set(identifier, readValue(elementsOf(rule)[0], this.scope));
      } else if (rule.name === 'responseCondition') this.runCondition(rule);
      else if (/^(responseProcessingFragment|outcomeProcessingFragment)$/.test(rule.name)) {
        this.run(elementsOf(rule));
      } else {
        const unknown = { op: 'unknown' as const, name: rule.name };
        if (rule.name === 'lookupOutcomeValue') this.variables.set(identifier, unknown);
        else this.variables.set(SCORE, unknown);
      }
    }
  }

  private runCondition(rule: XmlElement): void {
    const branches: { condition: Condition; after: Variables }[] = [];
    let last: Variables = new Map(this.variables);
    for (const part of elementsOf(rule)) {
      const isElse = part.name === 'responseElse';
      const [first, ...others] = elementsOf(part);
      const inner = new Program(new Map(this.variables), this.responses);
      inner.run(isElse && first ? [first, ...others] : others);
      if (isElse) last = inner.variables;
      else branches.push({ condition: readCondition(first, this.scope), after: inner.variables });
    }
    const names = new Set([last, ...branches.map(({ after }) => after)].flatMap((all) => [...all.keys()]));
    for (const name of names) this.merge(name, branches, last);
  }

  /** Gives a variable the value that depends on the conditions. Points on top of earlier ones are added to them. */
  private merge(name: string, branches: { condition: Condition; after: Variables }[], last: Variables): void {
    const before = this.variables.get(name) ?? constant(0);
    const valueIn = (after: Variables) => after.get(name) ?? before;
    const values = [last, ...branches.map(({ after }) => after)].map(valueIn);
    if (values.every((value) => value === before)) return;
    const added = values.map((value) => addedTo(before, value));
    const isAdded = added.every((value) => value !== undefined);
    const [otherwise, ...others] = (isAdded ? added : values) as [Value, ...Value[]];
    const cases: Value = {
      op: 'cases',
      branches: branches.map(({ condition }, at) => ({ condition, value: others[at] as Value })),
      otherwise,
    };
    this.variables.set(name, isAdded ? { op: 'sum', of: [before, cases] } : cases);
  }
}

const single = (term: Score['terms'][number]): Score => ({
  terms: [term],
  wrong: 0,
  lower: undefined,
  upper: undefined,
  isBlankFree: false,
});

/** Templates score the response named RESPONSE. Some programs use them with the item's only response. */
function templateScore(uri: string, responses: string[]): Score {
  const response = responses.includes('RESPONSE') ? 'RESPONSE' : responses[0];
  if (response === undefined || (responses.length > 1 && response !== 'RESPONSE')) {
    return refuseProcessing(uri);
  }
  if (MATCH.test(uri)) {
    return single({ kind: 'all', tests: [{ kind: 'correct', response }], points: 1, otherwise: 0 });
  }
  if (MAP.test(uri)) return single({ kind: 'map', response, factor: 1 });
  return refuseProcessing(uri.slice(uri.lastIndexOf('/') + 1));
}

export interface Processing {
  /** Absent if the file does not score the item. */
  score: Score | undefined;
  /** Texts of outcomes that are the same for every answer. */
  constants: Map<string, string>;
}

/** Throws `Refusal` for processing that is no sum of tests and mappings. */
export function readProcessing(item: XmlElement, responses: string[]): Processing {
  const variables: Variables = new Map(
    childrenOf(item, 'outcomeDeclaration').map((outcome) => {
      const given = trimmedText(childOf(childOf(outcome, 'defaultValue'), 'value'));
      return [outcome.attributes.identifier ?? '', constant(given === '' ? 0 : given)];
    }),
  );
  const processing = childOf(item, 'responseProcessing');
  const uri = processing?.attributes.template ?? processing?.attributes.templateLocation;
  const rules = elementsOf(processing);
  if (uri && rules.length === 0) return { score: templateScore(uri.trim(), responses), constants: new Map() };
  const start = variables.get(SCORE) ?? constant(0);
  variables.set(SCORE, start);
  const program = new Program(variables, new Set(responses));
  program.run(rules);
  const constants = [...program.variables].flatMap(([name, value]): [string, string][] =>
    value.op === 'constant' ? [[name, value.text]] : [],
  );
  const final = program.variables.get(SCORE) ?? start;
  if (final === start) return { score: undefined, constants: new Map(constants) };
  const sum = new Sum();
  sum.add(final);
  return { score: sum.score, constants: new Map(constants) };
}
