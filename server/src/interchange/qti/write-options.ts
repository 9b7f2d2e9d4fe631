/** Writes interactions with options: choices, tables, matching and order. */
import type { BankItem, ChoiceTableKey } from '@lulus/contract';
import type { Content } from './write-content.ts';
import { addScore, base, variable, when } from './write-scores.ts';
import { qti, type Written } from './write-xml.ts';
import { optionId, RESPONSE, rowId, scored, type WrittenType } from './written-type.ts';

const simpleChoices = ({ bank_option, option_type, pinned_options }: BankItem, content: Content): Written[] =>
  Object.entries(bank_option).map(([number, text]) =>
    qti(
      'simpleChoice',
      { identifier: optionId(number), fixed: pinned_options.includes(number) || undefined },
      [content.option(option_type, text)],
    ),
  );

function choiceScore(item: BankItem) {
  const { interaction, bank_option, scoring_rule, option_points, bank_question_weight } = item;
  const isMultiple = interaction === 'choice_multiple';
  const key = (item.bank_key as string[]).map(optionId);
  const shared = {
    cardinality: isMultiple ? ('multiple' as const) : ('single' as const),
    baseType: 'identifier' as const,
  };
  const correct = isMultiple ? key : key.slice(0, 1);
  const all = Object.keys(bank_option);
  if (scoring_rule === 'option_points' && option_points) {
    const entries = all.map((number): [string, number] => [optionId(number), option_points[number] ?? 0]);
    const bounds = isMultiple ? { lower: 0, upper: bank_question_weight } : {};
    return scored({ ...shared, correct, mapping: { entries, ...bounds } }, 'map', bank_question_weight);
  }
  if (key.length === 0) return scored(shared, 'none', 1);
  if (scoring_rule === 'parts_minus_wrong') {
    const entries = all.map((number): [string, number] => [
      optionId(number),
      key.includes(optionId(number)) ? 1 : -1,
    ]);
    return scored({ ...shared, correct, mapping: { entries, lower: 0 } }, 'map', key.length);
  }
  if (isMultiple || key.length === 1) return scored({ ...shared, correct }, 'match', 1);
  const entries = key.map((id): [string, number] => [id, 1]);
  return scored({ ...shared, correct, mapping: { entries } }, 'map', 1);
}

export function writeChoice(item: BankItem, content: Content): WrittenType {
  const isMultiple = item.interaction === 'choice_multiple';
  const attributes = {
    responseIdentifier: RESPONSE,
    shuffle: !item.keep_option_order,
    maxChoices: isMultiple ? (item.max_choices ?? 0) : 1,
    minChoices: isMultiple ? (item.min_choices ?? undefined) : undefined,
  };
  return {
    ...choiceScore(item),
    interactions: [qti('choiceInteraction', attributes, simpleChoices(item, content))],
  };
}

export function writePairs(item: BankItem, content: Content): WrittenType {
  const isTable = item.interaction === 'choice_table';
  const { bank_rows, bank_option, rows_type, option_type, scoring_rule } = item;
  const pairs = Object.entries((item.bank_key ?? {}) as ChoiceTableKey).map(
    ([left, right]) => `${rowId(left)} ${optionId(right)}`,
  );
  const shared = { cardinality: 'multiple' as const, baseType: 'directedPair' as const };
  const isMinus = scoring_rule === 'parts_minus_wrong';
  const entries = pairs.map((pair): [string, number] => [pair, 1]);
  const mapping = { entries, ...(isMinus && { otherwise: -1, lower: 0 }) };
  const score =
    pairs.length === 0
      ? scored(shared, 'none', 1)
      : scoring_rule === 'all_or_nothing'
        ? scored({ ...shared, correct: pairs }, 'match', 1)
        : scored({ ...shared, correct: pairs, mapping }, 'map', pairs.length);
  const side = (
    texts: Record<string, string>,
    id: (number: string) => string,
    type: BankItem['option_type'],
    matchMax: number,
  ) =>
    qti(
      'simpleMatchSet',
      {},
      Object.entries(texts).map(([number, text]) =>
        qti('simpleAssociableChoice', { identifier: id(number), matchMax }, [content.option(type, text)]),
      ),
    );
  const count = Object.keys(bank_rows).length;
  const attributes = {
    responseIdentifier: RESPONSE,
    shuffle: !isTable && !item.keep_option_order,
    maxAssociations: count,
  };
  const sides = [
    side(bank_rows, rowId, rows_type, 1),
    side(bank_option, optionId, option_type, isTable || item.reuse_options ? 0 : 1),
  ];
  return { ...score, interactions: [qti('matchInteraction', attributes, sides)] };
}

export function writeOrder(item: BankItem, content: Content): WrittenType {
  const key = (item.bank_key as string[]).map(optionId);
  const declared = { cardinality: 'ordered' as const, baseType: 'identifier' as const, correct: key };
  const attributes = { responseIdentifier: RESPONSE, shuffle: !item.keep_option_order };
  const interactions = [
    qti('orderInteraction', attributes, simpleChoices({ ...item, pinned_options: [] }, content)),
  ];
  if (key.length === 0) return { ...scored(declared, 'none', 1), interactions };
  if (item.scoring_rule === 'all_or_nothing') return { ...scored(declared, 'match', 1), interactions };
  const { template: _, ...score } = scored(declared, 'map', key.length);
  const rules = key.map((id, at) =>
    when(
      qti('match', {}, [qti('index', { n: at + 1 }, [variable(RESPONSE)]), base('identifier', id)]),
      addScore(base('float', 1)),
    ),
  );
  return { ...score, rules, interactions };
}
