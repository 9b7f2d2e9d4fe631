/** Maps a matching of two sets: a table with the same columns for each row, or left and right sides. */
import { problem } from '@lulus/contract/messages';
import { childrenOf, type XmlElement } from '../xml-tree.ts';
import { numberTexts, promptOf } from './body.ts';
import type { ResponseDeclaration } from './declarations.ts';
import { declarationOf } from './map-choice.ts';
import {
  isNear,
  keepsOrder,
  pointsOf,
  type Question,
  type TypeFields,
  withAssumedScore,
  wrongPoints,
} from './question.ts';
import { refuseProcessing, refuseType } from './refusal.ts';
import { numberOf } from './xml.ts';

const MAX_COLUMNS = 5;

export interface Pair {
  source: string;
  target: string;
}

const pairOf = (text: string): Pair => {
  const [source = '', target = ''] = text.trim().split(/\s+/);
  return { source, target };
};

export interface PairScore {
  /** Absent without a key. */
  key: Pair[] | undefined;
  /** The maximum. */
  points: number;
  rule: 'all_or_nothing' | 'equal_parts' | 'parts_minus_wrong';
  otherwise: number;
}

/** A mapping that gives each right pair the same, and every other pair nothing or the same less. */
function mappedPairs({ mapping }: ResponseDeclaration, factor: number, question: Question): PairScore {
  if (!mapping) return refuseProcessing('mapping');
  const { entries, otherwise, lower, upper } = mapping;
  const right = entries.filter(({ points }) => points > 0);
  const wrong = [...entries.filter(({ points }) => points <= 0).map(({ points }) => points), otherwise];
  const [first] = right;
  if (!first)
    return { key: undefined, points: question.declaredMaximum ?? 1, rule: 'equal_parts', otherwise: 0 };
  if (right.some(({ points }) => !isNear(points, first.points))) refuseProcessing('mapping: unequal pairs');
  const total = first.points * right.length;
  if (upper !== undefined && upper < total - 1e-6) refuseProcessing('upperBound');
  const isFree = wrong.every((points) => points === 0);
  const isEven = isNear(otherwise, -first.points) && wrong.every((points) => isNear(points, otherwise));
  const isLow = isNear(lower ?? question.score?.lower ?? -1, 0);
  if (!isFree && !(isEven && isLow)) refuseProcessing(isEven ? 'lowerBound' : 'mapping: wrong pairs');
  return {
    key: right.map(({ value }) => pairOf(value)),
    points: total * factor,
    rule: isFree ? 'equal_parts' : 'parts_minus_wrong',
    otherwise: 0,
  };
}

/** A sum of memberships of single pairs. */
function summedPairs(question: Question): PairScore {
  const pairs: Pair[] = [];
  const points = new Set<number>();
  for (const term of question.score?.terms ?? []) {
    const [test, ...more] = term.kind === 'all' ? term.tests : [];
    const isPair = test?.kind === 'members' && test.has.length === 1 && test.hasNot.length === 0;
    if (term.kind !== 'all' || !isPair || more.length > 0 || term.otherwise !== 0) {
      return refuseProcessing('sum');
    }
    pairs.push(pairOf(test.has[0] as string));
    points.add(term.points);
  }
  const [part = 0, ...others] = [...points];
  if (others.length > 0 || part <= 0) return refuseProcessing('sum: unequal pairs');
  return { key: pairs, points: part * pairs.length, rule: 'equal_parts', otherwise: 0 };
}

/** Returns how a response of pairs is scored. */
export function scorePairs(question: Question, declaration: ResponseDeclaration): PairScore {
  const { score, declaredMaximum } = question;
  const [term, ...others] = score?.terms ?? [];
  if (!term) return { key: undefined, points: declaredMaximum ?? 1, rule: 'all_or_nothing', otherwise: 0 };
  if (others.length > 0) return summedPairs(question);
  if (term.kind === 'map') return mappedPairs(declaration, term.factor, question);
  const [test, ...more] = term.kind === 'all' ? term.tests : [];
  if (term.kind !== 'all' || !test || more.length > 0) return refuseProcessing('responseCondition');
  const { points, otherwise } = term;
  const key =
    test.kind === 'correct'
      ? declaration.correct?.map(pairOf)
      : test.kind === 'members' && test.hasNot.length === 0
        ? test.has.map(pairOf)
        : refuseProcessing(test.kind);
  return { key, points, rule: 'all_or_nothing', otherwise };
}

interface Side {
  elements: XmlElement[];
  numberById: Map<string, string>;
}

const sideOf = (element: XmlElement | undefined): Side => {
  const elements = childrenOf(element, 'simpleAssociableChoice');
  const ids = elements.map(({ attributes }) => (attributes.identifier ?? '').trim());
  return { elements, numberById: new Map(ids.map((id, at) => [id, String(at + 1)])) };
};

const maxOf = ({ attributes }: XmlElement): number => numberOf(attributes.matchMax) ?? 1;

/** The set whose choices have one partner each becomes the rows. */
function orient([first, second]: [Side, Side], pairs: Pair[] | undefined) {
  const keyFrom = (rows: Side, options: Side): Record<string, string> | undefined => {
    if (!pairs) return {};
    const key = new Map<string, string>();
    for (const { source, target } of pairs) {
      const row = rows.numberById.get(source) ?? rows.numberById.get(target);
      const option = options.numberById.get(target) ?? options.numberById.get(source);
      if (row === undefined || option === undefined) return refuseProcessing(`value ${source} ${target}`);
      if (key.has(row)) return undefined;
      key.set(row, option);
    }
    return key.size === rows.elements.length ? Object.fromEntries(key) : undefined;
  };
  const isSingle = (side: Side) => side.elements.every((element) => maxOf(element) === 1);
  const ways = [
    { rows: first, options: second },
    { rows: second, options: first },
  ].map((way) => ({ ...way, key: keyFrom(way.rows, way.options) }));
  const possible = ways.filter((way) => way.key !== undefined);
  return possible.find(({ rows }) => isSingle(rows)) ?? possible[0];
}

export function mapMatch(given: Question, interaction: XmlElement, stem: string): TypeFields {
  const declaration = declarationOf(given, interaction);
  const question = withAssumedScore(given, [declaration.id]);
  const { body } = question;
  const [one, other, ...more] = childrenOf(interaction, 'simpleMatchSet');
  if (!one || !other || more.length > 0) return refuseType('matchInteraction');
  const scored = scorePairs(question, declaration);
  const way = orient([sideOf(one), sideOf(other)], scored.key);
  if (!way) return refuseType('matchInteraction: not one partner for each choice');
  const { rows, options, key } = way;
  if (rows.elements.some((element) => maxOf(element) !== 1)) body.warn(problem('qti_one_partner'));
  const limits = options.elements.map(maxOf);
  const isReused = limits.some((limit) => limit !== 1);
  const isTable =
    options.elements.length >= 2 &&
    options.elements.length <= MAX_COLUMNS &&
    limits.every((limit) => limit === 0 || limit >= rows.elements.length) &&
    rows.elements.length > 0;
  const { type: option_type, texts: bank_option } = numberTexts(
    options.elements.map((element) => body.text(element)),
  );
  const { type: rows_type, texts: bank_rows } = numberTexts(
    rows.elements.map((element) => body.text(element)),
  );
  return {
    interaction: isTable ? 'choice_table' : 'match',
    bank_question: `${stem}${promptOf(body, interaction)}`,
    option_type,
    bank_option,
    rows_type: rows_type === 'html' ? 'html' : 'text',
    bank_rows,
    ...(scored.key && key && { bank_key: key }),
    bank_question_weight: pointsOf(question, scored.points),
    scoring_rule: scored.rule,
    ...(!isTable && isReused && { reuse_options: true }),
    ...(!isTable && keepsOrder(interaction) && { keep_option_order: true }),
    ...wrongPoints(
      scored.rule === 'parts_minus_wrong' ? withoutBounds(question) : question,
      scored.otherwise,
    ),
  };
}

const withoutBounds = (question: Question): Question => ({
  ...question,
  score: question.score && { ...question.score, lower: undefined },
});
