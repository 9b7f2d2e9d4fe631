/** Maps texts with gaps: lists and typed answers inside the text, and words that are dragged into it. */
import type { Gap, GapAnswer, GapsKey } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { contentText } from '../../content/content-text.ts';
import { childrenOf, type XmlElement } from '../xml-tree.ts';
import { promptOf } from './body.ts';
import { declarationOf } from './map-choice.ts';
import { scorePairs } from './map-pairs.ts';
import { acceptedOf, isNumeric, numberOfTerms, warnEntry } from './map-text.ts';
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
import { Refusal, refuseProcessing, refuseType } from './refusal.ts';
import { responsesOf, type Score } from './score-terms.ts';
import { booleanOf } from './xml.ts';

interface MappedGap {
  gap: Gap;
  key: GapAnswer | undefined;
  points: number;
  otherwise: number;
  isCase?: boolean;
}

const numbered = (texts: string[]): Record<string, string> =>
  Object.fromEntries(texts.map((text, at) => [String(at + 1), text]));

const idOf = ({ attributes }: XmlElement): string => (attributes.identifier ?? '').trim();

function listGap(question: Question, interaction: XmlElement, number: number): MappedGap {
  const declaration = declarationOf(question, interaction);
  const choices = childrenOf(interaction, 'inlineChoice');
  const texts = choices.map((choice) => contentText(question.body.text(choice).html));
  const gap: Gap = { type: 'list', options: numbered(texts) };
  if (!question.score) return { gap, key: undefined, points: 1, otherwise: 0 };
  const { values, otherwise } = valuesOf(question, declaration);
  const best = Math.max(0, ...values.map(({ points }) => points));
  const isPartial = values.some(({ points }) => points !== 0 && !isNear(points, best));
  if (isPartial || otherwise > 0) throw new Refusal(problem('gap_partial', { number }));
  const right = new Set(values.filter(({ points }) => points > 0).map(({ value }) => value));
  const key = choices.flatMap((choice, at) => (right.has(idOf(choice)) ? [String(at + 1)] : []));
  return { gap, key: key.length > 0 ? key : undefined, points: best, otherwise };
}

function typedGap(question: Question, interaction: XmlElement): MappedGap {
  const declaration = declarationOf(question, interaction);
  warnEntry(question, interaction);
  const isNumber = isNumeric(declaration);
  const gap: Gap = { type: isNumber ? 'number' : 'text' };
  if (!question.score) return { gap, key: undefined, points: 1, otherwise: 0 };
  if (isNumber) return { gap, ...numberOfTerms(question, declaration) };
  const values = valuesOf(question, declaration);
  const accepted = acceptedOf(question, values);
  if (!accepted) return { gap, key: undefined, points: 0, otherwise: 0 };
  const { key, best, isCase } = accepted;
  return {
    gap,
    key,
    points: best,
    otherwise: Math.min(0, values.otherwise),
    ...(key.length > 0 && { isCase }),
  };
}

/** Returns the score of each response on its own, and the rule that combines them. */
function splitScore(score: Score, ids: string[]) {
  const { terms } = score;
  const [first] = terms;
  const alone = (one: Score['terms'][number]): Score => ({ ...score, wrong: 0, terms: [one] });
  if (terms.length === 1 && first?.kind === 'all' && ids.length > 1) {
    const parts = ids.map((id) => {
      const tests = first.tests.filter(({ response }) => response === id);
      return tests.length > 0
        ? alone({ kind: 'all', tests, points: 1, otherwise: 0 })
        : refuseProcessing(`${id} is not scored`);
    });
    return { parts, rule: 'all_or_nothing' as const, points: first.points, otherwise: first.otherwise };
  }
  const parts = ids.map((id) => {
    const own = terms.filter((term) => responsesOf(term).includes(id));
    const [only, ...more] = own;
    if (!only || more.length > 0 || responsesOf(only).length > 1) return refuseProcessing(`sum for ${id}`);
    return alone(only);
  });
  return { parts, rule: 'equal_parts' as const, points: undefined, otherwise: 0 };
}

/** Gaps as `interactions`, in the order of the text, which has their markers already. */
export function mapGaps(given: Question, interactions: XmlElement[], stem: string): TypeFields {
  const ids = interactions.map(({ attributes }) => attributes.responseIdentifier ?? '');
  const question = withAssumedScore(given, ids);
  const split = question.score && splitScore(question.score, ids);
  const gaps = interactions.map((interaction, at) => {
    const own: Question = { ...question, score: split?.parts[at] };
    return interaction.name === 'inlineChoiceInteraction'
      ? listGap(own, interaction, at + 1)
      : typedGap(own, interaction);
  });
  const keyed = gaps.filter(({ key }) => key !== undefined);
  const points = keyed.map((gap) => gap.points);
  const [part = 1] = points;
  if (points.some((one) => !isNear(one, part))) {
    throw new Refusal(problem('gap_weights_unequal', { weights: points.join(', ') }));
  }
  if (gaps.length > 1 && gaps.some(({ otherwise }) => otherwise !== 0)) refuseProcessing('gap below 0');
  const cases = new Set(gaps.flatMap(({ isCase }) => (isCase === undefined ? [] : [isCase])));
  if (cases.size > 1) question.body.warn(problem('case_of_some_gaps'));
  const lists = interactions.filter(({ name }) => name === 'inlineChoiceInteraction');
  const total = split ? (split.points ?? part * gaps.length) : (question.declaredMaximum ?? gaps.length);
  const key: GapsKey = {};
  for (const [at, gap] of gaps.entries()) if (gap.key) key[String(at + 1)] = gap.key;
  const otherwise = split?.otherwise || (gaps.length === 1 ? (gaps[0]?.otherwise ?? 0) : 0);
  return {
    interaction: 'gaps',
    bank_question: stem,
    bank_gaps: Object.fromEntries(gaps.map(({ gap }, at) => [String(at + 1), gap])),
    ...(keyed.length > 0 && { bank_key: key }),
    bank_question_weight: pointsOf(question, total),
    scoring_rule: gaps.length === 1 ? 'equal_parts' : (split?.rule ?? 'equal_parts'),
    ...(cases.size > 0 && { text_rules: { case: cases.size === 1 && cases.has(true), punctuation: true } }),
    ...(lists.length > 0 && lists.every(keepsOrder) && { keep_option_order: true }),
    ...wrongPoints(question, otherwise),
  };
}

/** Words that are dragged into gaps: each gap has all words as its list. */
export function mapGapMatch(
  given: Question,
  interaction: XmlElement,
  stem: string,
  gaps: XmlElement[],
): TypeFields {
  const declaration = declarationOf(given, interaction);
  const question = withAssumedScore(given, [declaration.id]);
  const { body } = question;
  if (childrenOf(interaction, 'gapImg').length > 0) return refuseType('gapMatchInteraction with gapImg');
  const words = childrenOf(interaction, 'gapText');
  const options = numbered(words.map((word) => contentText(body.text(word).html)));
  const ids = words.map(idOf);
  const { key: pairs, points, rule, otherwise } = scorePairs(question, declaration);
  if (rule === 'parts_minus_wrong') refuseProcessing('mapping: wrong pairs');
  const key: GapsKey = {};
  for (const { source, target } of pairs ?? []) {
    const at = gaps.findIndex((gap) => idOf(gap) === target);
    const option = ids.indexOf(source) + 1;
    const number = String(at + 1);
    if (at < 0 || option === 0) return refuseProcessing(`value ${source} ${target}`);
    const others = (key[number] as string[] | undefined) ?? [];
    if (others.length > 0 && rule === 'all_or_nothing')
      return refuseType('gapMatchInteraction: several words in a gap');
    key[number] = [...others, String(option)];
  }
  if (pairs && Object.keys(key).length < gaps.length) refuseType('gapMatchInteraction: gaps that stay empty');
  const scale = pairs && rule === 'equal_parts' ? gaps.length / pairs.length : 1;
  if (words.some(({ attributes }) => booleanOf(attributes.fixed)) && !keepsOrder(interaction)) {
    body.warn(problem('qti_pins_dropped'));
  }
  return {
    interaction: 'gaps',
    bank_question: `${promptOf(body, interaction)}${stem}`,
    bank_gaps: Object.fromEntries(gaps.map((_, at) => [String(at + 1), { type: 'list', options }])),
    ...(pairs && { bank_key: key }),
    bank_question_weight: pointsOf(question, points * scale),
    scoring_rule: rule,
    ...(keepsOrder(interaction) && { keep_option_order: true }),
    ...wrongPoints(question, otherwise),
  };
}
