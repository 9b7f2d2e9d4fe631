/** Maps choices with one or several right options, and orders. */
import { problem } from '@lulus/contract/messages';
import { childrenOf, type XmlElement } from '../xml-tree.ts';
import { numberTexts, promptOf } from './body.ts';
import type { ResponseDeclaration } from './declarations.ts';
import {
  isNear,
  keepsOrder,
  pointsOf,
  type Question,
  type TypeFields,
  valuesOf,
  withAssumedScore,
  wrongPoints,
} from './question.ts';
import { refuseProcessing, refuseType } from './refusal.ts';
import type { Term } from './score-terms.ts';
import { booleanOf, numberOf } from './xml.ts';

/** The options of an interaction, with their numbers by identifier. */
export function readOptions({ body }: Question, interaction: XmlElement, tag: string) {
  const elements = childrenOf(interaction, tag);
  const isFeedback = (name: string) => name === 'feedbackInline';
  const texts = elements.map((element) => {
    for (const feedback of childrenOf(element, 'feedbackInline')) body.dropFeedback(feedback);
    return body.text(element, isFeedback);
  });
  if (elements.some(({ attributes }) => attributes.templateIdentifier)) refuseType('templateIdentifier');
  const numberById = new Map(
    elements.map(({ attributes }, at) => [(attributes.identifier ?? '').trim(), String(at + 1)]),
  );
  const { type, texts: bank_option } = numberTexts(texts, true);
  const pinned = elements.flatMap(({ attributes }, at) =>
    booleanOf(attributes.fixed) ? [String(at + 1)] : [],
  );
  const isKept = keepsOrder(interaction);
  return {
    numberById,
    fields: {
      option_type: type,
      bank_option,
      ...(isKept && { keep_option_order: true }),
      ...(!isKept && pinned.length > 0 && { pinned_options: pinned }),
    },
  };
}

export type Options = ReturnType<typeof readOptions>;

/** The numbers of the declared right values. */
function keyOf({ numberById }: Options, values: string[]): string[] {
  return values.map((value) => numberById.get(value) ?? refuseProcessing(`value ${value}`));
}

export function declarationOf({ declarations }: Question, interaction: XmlElement): ResponseDeclaration {
  const id = interaction.attributes.responseIdentifier ?? '';
  return (
    declarations.get(id) ?? {
      id,
      cardinality: 'single',
      baseType: 'identifier',
      correct: undefined,
      mapping: undefined,
    }
  );
}

function mapSingle(given: Question, declaration: ResponseDeclaration, options: Options): TypeFields {
  const question = withAssumedScore(given, [declaration.id]);
  const shared = { interaction: 'choice' as const, ...options.fields };
  if (!question.score)
    return { ...shared, bank_question_weight: pointsOf(question, question.declaredMaximum ?? 1) };
  const { values, otherwise } = valuesOf(question, declaration);
  const pointsBy = new Map(values.map(({ value, points }) => [value, points]));
  const ids = [...options.numberById.keys()];
  const points = ids.map((id) => pointsBy.get(id) ?? otherwise);
  const numbers = [...options.numberById.values()];
  const best = Math.max(...points);
  if (values.length === 0 || best <= 0) {
    return { ...shared, bank_question_weight: pointsOf(question, question.declaredMaximum ?? 1) };
  }
  const key = numbers.filter((_, at) => isNear(points[at] as number, best));
  const others = points.filter((one) => !isNear(one, best));
  const [wrong = 0] = others;
  if (others.every((one) => isNear(one, wrong)) && wrong <= 0) {
    return {
      ...shared,
      bank_key: key,
      bank_question_weight: pointsOf(question, best),
      ...wrongPoints(question, wrong),
    };
  }
  if (question.score.wrong !== 0) refuseProcessing('responseCondition');
  return {
    ...shared,
    bank_key: key,
    scoring_rule: 'option_points',
    option_points: Object.fromEntries(
      numbers.map((number, at) => [number, pointsOf(question, points[at] as number)]),
    ),
  };
}

/** Points of each option of a mapping or of a sum of memberships, in the order of the options. */
function pointsByOption(terms: Term[], declaration: ResponseDeclaration, options: Options) {
  const ids = [...options.numberById.keys()];
  const [term, ...others] = terms;
  if (term?.kind === 'map' && others.length === 0) {
    const { mapping } = declaration;
    if (!mapping) return refuseProcessing('mapping');
    const { lower, upper, otherwise, entries } = mapping;
    const points = ids.map(
      (id) => (entries.find(({ value }) => value === id)?.points ?? otherwise) * term.factor,
    );
    return {
      points,
      lower: lower && lower * term.factor,
      isLow: lower !== undefined,
      upper: upper === undefined ? undefined : upper * term.factor,
    };
  }
  const points = new Map(ids.map((id) => [id, 0]));
  for (const one of terms) {
    const [test, ...more] = one.kind === 'all' ? one.tests : [];
    if (one.kind !== 'all' || test?.kind !== 'members' || more.length > 0 || one.otherwise !== 0) {
      return refuseProcessing('sum');
    }
    const [id, ...rest] = test.has;
    if (id === undefined || rest.length > 0 || test.hasNot.length > 0 || !points.has(id))
      return refuseProcessing('member');
    points.set(id, (points.get(id) ?? 0) + one.points);
  }
  return { points: [...points.values()], lower: undefined, isLow: false, upper: undefined };
}

/** All right options together. */
function exactKey(terms: Term[], declaration: ResponseDeclaration, options: Options) {
  const [term, ...others] = terms;
  if (others.length > 0 || term?.kind !== 'all' || term.tests.length !== 1) return undefined;
  const [test] = term.tests;
  const shared = { points: term.points, otherwise: term.otherwise };
  if (test?.kind === 'correct') {
    return { ...shared, key: declaration.correct ? keyOf(options, declaration.correct) : undefined };
  }
  if (test?.kind !== 'members') return undefined;
  const isWhole = test.has.length + test.hasNot.length === options.numberById.size;
  return isWhole ? { ...shared, key: keyOf(options, test.has) } : undefined;
}

function mapMultiple(
  given: Question,
  declaration: ResponseDeclaration,
  options: Options,
  limits: object,
): TypeFields {
  const question = withAssumedScore(given, [declaration.id]);
  const shared = { interaction: 'choice_multiple' as const, ...options.fields, ...limits };
  const { score, declaredMaximum } = question;
  if (!score) return { ...shared, bank_question_weight: pointsOf(question, declaredMaximum ?? 1) };
  const exact = exactKey(score.terms, declaration, options);
  if (exact) {
    return {
      ...shared,
      ...(exact.key && { bank_key: exact.key.sort((a, b) => Number(a) - Number(b)) }),
      bank_question_weight: pointsOf(question, exact.points),
      scoring_rule: 'all_or_nothing',
      ...wrongPoints(question, exact.otherwise),
    };
  }
  const found = pointsByOption(score.terms, declaration, options);
  const isLow = found.isLow || score.lower !== undefined;
  const lower = Math.max(found.lower ?? Number.NEGATIVE_INFINITY, score.lower ?? Number.NEGATIVE_INFINITY);
  const upper = Math.min(found.upper ?? Number.POSITIVE_INFINITY, score.upper ?? Number.POSITIVE_INFINITY);
  const right = found.points.filter((one) => one > 0);
  const total = right.reduce((sum, one) => sum + one, 0);
  if (right.length === 0)
    return { ...shared, bank_question_weight: pointsOf(question, declaredMaximum ?? 1) };
  if (
    found.points.some((one) => one < 0) &&
    (!isLow || !isNear(found.isLow ? (found.lower ?? 0) : lower, 0))
  ) {
    refuseProcessing('lowerBound');
  }
  if (upper < total - 1e-6) refuseProcessing('upperBound');
  const numbers = [...options.numberById.values()];
  const bank_key = numbers.filter((_, at) => (found.points[at] as number) > 0);
  const [part = 0] = right;
  const isEven = found.points.every((one) => isNear(Math.abs(one), part));
  if (isEven) {
    const scored = pointsOf(question, total);
    return {
      ...shared,
      bank_key,
      bank_question_weight: scored,
      scoring_rule: 'parts_minus_wrong',
      ...wrongPoints({ ...question, score: { ...score, lower: undefined } }, 0),
    };
  }
  if (score.wrong !== 0) refuseProcessing('responseCondition');
  return {
    ...shared,
    bank_key,
    scoring_rule: 'option_points',
    option_points: Object.fromEntries(
      numbers.map((number, at) => [number, pointsOf(question, found.points[at] as number)]),
    ),
  };
}

export function mapChoice(question: Question, interaction: XmlElement, stem: string): TypeFields {
  const declaration = declarationOf(question, interaction);
  const options = readOptions(question, interaction, 'simpleChoice');
  const max = numberOf(interaction.attributes.maxChoices) ?? 1;
  const min = numberOf(interaction.attributes.minChoices) ?? 0;
  const bank_question = `${stem}${promptOf(question.body, interaction)}`;
  const isMultiple = declaration.cardinality === 'multiple' || declaration.cardinality === 'ordered';
  if (declaration.cardinality === 'ordered') refuseType('choiceInteraction ordered');
  if (!isMultiple) return { ...mapSingle(question, declaration, options), bank_question };
  const limits = {
    ...(min > 0 && { min_choices: min }),
    ...(max > 0 && max < options.numberById.size && { max_choices: max }),
  };
  return { ...mapMultiple(question, declaration, options, limits), bank_question };
}

/** Points by place: a sum of as many equal parts as there are places. */
function placesKey(terms: Term[], options: Options) {
  const places = new Map<number, string>();
  const points = new Set<number>();
  for (const term of terms) {
    const [test, ...more] = term.kind === 'all' ? term.tests : [];
    if (term.kind !== 'all' || test?.kind !== 'place' || more.length > 0 || term.otherwise !== 0)
      return undefined;
    places.set(test.place, test.value);
    points.add(term.points);
  }
  const size = options.numberById.size;
  const order = Array.from({ length: size }, (_, at) => places.get(at + 1));
  const isWhole = points.size === 1 && terms.length === size && order.every((one) => one !== undefined);
  return isWhole ? { key: keyOf(options, order as string[]), points: [...points][0] as number } : undefined;
}

export function mapOrder(given: Question, interaction: XmlElement, stem: string): TypeFields {
  const declaration = declarationOf(given, interaction);
  const options = readOptions(given, interaction, 'simpleChoice');
  const { pinned_options: pinned, keep_option_order: _, ...fields } = options.fields;
  if (pinned) given.body.warn(problem('qti_pins_dropped'));
  const size = options.numberById.size;
  const { maxChoices, minChoices } = interaction.attributes;
  const limit = numberOf(maxChoices) ?? numberOf(minChoices) ?? 0;
  if (limit > 0 && limit < size) refuseType('orderInteraction maxChoices');
  const question = withAssumedScore(given, [declaration.id]);
  const { score } = question;
  const shared = {
    interaction: 'order' as const,
    ...fields,
    bank_question: `${stem}${promptOf(question.body, interaction)}`,
  };
  if (!score) return { ...shared, bank_question_weight: pointsOf(question, question.declaredMaximum ?? 1) };
  const exact = exactKey(score.terms, declaration, options);
  const parts = exact ? undefined : placesKey(score.terms, options);
  if (!exact && !parts) return refuseProcessing('orderInteraction');
  const key = exact?.key ?? parts?.key;
  if (key && key.length !== size) refuseType('orderInteraction: part of the choices');
  return {
    ...shared,
    ...(key && { bank_key: key }),
    bank_question_weight: pointsOf(question, exact ? exact.points : (parts?.points ?? 0) * size),
    scoring_rule: exact ? 'all_or_nothing' : 'equal_parts',
    ...wrongPoints(question, exact?.otherwise ?? 0),
  };
}
