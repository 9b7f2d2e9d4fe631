/** Writes the interactions of a question, and how they are scored. */
import {
  type BankItem,
  type ChoiceTableKey,
  GAP_MARKER,
  type Gap,
  type GapAnswer,
  type GapsKey,
  type NumberKey,
  type ShortAnswerKey,
} from '@lulus/contract';
import { escapeText } from '../../content/write-html.ts';
import type { Content } from './write-content.ts';
import {
  addScore,
  base,
  type Declared,
  declare,
  isCorrect,
  mapped,
  setScore,
  variable,
  when,
} from './write-scores.ts';
import { qti, qtiText, type Written, writeFragment } from './write-xml.ts';

export interface WrittenType {
  declarations: Written[];
  /** Identifiers of the responses. */
  responses: string[];
  /** The text with gaps in it; absent: the text of the question. */
  stem?: string;
  interactions: Written[];
  /** A standard template that says the same as the rules. */
  template?: 'match_correct' | 'map_response';
  /** Empty without a key. */
  rules: Written[];
  /** The maximum within the item. The test multiplies it up to the points of the question. */
  maximum: number;
}

const RESPONSE = 'RESPONSE';
const option = (number: string) => `O${number}`;
const row = (number: string) => `R${number}`;

/** One response that is scored as a whole or by a mapping. */
function scored(declared: Omit<Declared, 'id'>, rule: 'match' | 'map' | 'none', maximum: number) {
  const rules =
    rule === 'none'
      ? []
      : rule === 'map'
        ? [setScore(mapped(RESPONSE))]
        : [when(isCorrect(RESPONSE), setScore(base('float', 1)), setScore(base('float', 0)))];
  return {
    declarations: [declare({ id: RESPONSE, ...declared })],
    responses: [RESPONSE],
    rules,
    maximum,
    ...(rule !== 'none' && {
      template: rule === 'map' ? ('map_response' as const) : ('match_correct' as const),
    }),
  };
}

const simpleChoices = ({ bank_option, option_type, pinned_options }: BankItem, content: Content): Written[] =>
  Object.entries(bank_option).map(([number, text]) =>
    qti('simpleChoice', { identifier: option(number), fixed: pinned_options.includes(number) || undefined }, [
      content.option(option_type, text),
    ]),
  );

function choiceScore(item: BankItem) {
  const { interaction, bank_option, scoring_rule, option_points, bank_question_weight } = item;
  const isMultiple = interaction === 'choice_multiple';
  const key = (item.bank_key as string[]).map(option);
  const shared = {
    cardinality: isMultiple ? ('multiple' as const) : ('single' as const),
    baseType: 'identifier' as const,
  };
  const correct = isMultiple ? key : key.slice(0, 1);
  const all = Object.keys(bank_option);
  if (scoring_rule === 'option_points' && option_points) {
    const entries = all.map((number): [string, number] => [option(number), option_points[number] ?? 0]);
    const bounds = isMultiple ? { lower: 0, upper: bank_question_weight } : {};
    return scored({ ...shared, correct, mapping: { entries, ...bounds } }, 'map', bank_question_weight);
  }
  if (key.length === 0) return scored(shared, 'none', 1);
  if (scoring_rule === 'parts_minus_wrong') {
    const entries = all.map((number): [string, number] => [
      option(number),
      key.includes(option(number)) ? 1 : -1,
    ]);
    return scored({ ...shared, correct, mapping: { entries, lower: 0 } }, 'map', key.length);
  }
  if (isMultiple || key.length === 1) return scored({ ...shared, correct }, 'match', 1);
  const entries = key.map((id): [string, number] => [id, 1]);
  return scored({ ...shared, correct, mapping: { entries } }, 'map', 1);
}

function writeChoice(item: BankItem, content: Content): WrittenType {
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

function writePairs(item: BankItem, content: Content): WrittenType {
  const isTable = item.interaction === 'choice_table';
  const { bank_rows, bank_option, rows_type, option_type, scoring_rule } = item;
  const pairs = Object.entries((item.bank_key ?? {}) as ChoiceTableKey).map(
    ([left, right]) => `${row(left)} ${option(right)}`,
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
    side(bank_rows, row, rows_type, 1),
    side(bank_option, option, option_type, isTable || item.reuse_options ? 0 : 1),
  ];
  return { ...score, interactions: [qti('matchInteraction', attributes, sides)] };
}

function writeOrder(item: BankItem, content: Content): WrittenType {
  const key = (item.bank_key as string[]).map(option);
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

const hasWildcard = (answer: string) => /(^|[^\\])\*/.test(answer);

/** Accepted answers as values with their shares. A mapping has no patterns: there, a star is only a star. */
function acceptedValues(key: ShortAnswerKey, content: Content): [string, number][] {
  if (key.some(({ answer }) => hasWildcard(answer))) content.lose('lost_wildcards');
  const values = key.map(({ answer, share }): [string, number] => [answer.replaceAll('\\*', '*'), share]);
  return [...new Map(values.reverse()).entries()].reverse();
}

function loseTextRules({ text_rules }: BankItem, content: Content): void {
  if (text_rules && (text_rules.accents === false || !text_rules.punctuation))
    content.lose('lost_text_rules');
}

function writeShortAnswer(item: BankItem, content: Content): WrittenType {
  loseTextRules(item, content);
  const entries = acceptedValues((item.bank_key ?? []) as ShortAnswerKey, content);
  const isCase = item.text_rules?.case ?? false;
  const correct = entries
    .filter(([, share]) => share === 1)
    .map(([answer]) => answer)
    .slice(0, 1);
  const shared = { cardinality: 'single' as const, baseType: 'string' as const };
  const score =
    entries.length === 0
      ? scored(shared, 'none', 1)
      : scored({ ...shared, correct, mapping: { entries, isCase } }, 'map', 1);
  return { ...score, interactions: [entryBlock(RESPONSE, content)] };
}

const entry = (id: string) => qti('textEntryInteraction', { responseIdentifier: id });
const entryBlock = (id: string, content: Content, after = ''): Written =>
  `<div>${writeFragment([entry(id)], content.version)}${after}</div>`;

/** Whether the number is right. */
function numberTest(id: string, key: NumberKey): Written {
  if ('min' in key) {
    return qti('and', {}, [
      qti('gte', {}, [variable(id), base('float', key.min)]),
      qti('lte', {}, [variable(id), base('float', key.max)]),
    ]);
  }
  const isPercent = 'tolerance_percent' in key;
  const tolerance = isPercent ? key.tolerance_percent : key.tolerance;
  const attributes =
    tolerance === undefined
      ? { toleranceMode: 'exact' }
      : { toleranceMode: isPercent ? 'relative' : 'absolute', tolerance: `${tolerance} ${tolerance}` };
  return qti('equal', attributes, [variable(id), qti('correct', { identifier: id })]);
}

const isNumberKey = (key: unknown): key is NumberKey =>
  typeof key === 'object' && key !== null && ('value' in key || 'min' in key);

const numberDeclared = (id: string, key: NumberKey | undefined): Declared => ({
  id,
  cardinality: 'single',
  baseType: 'float',
  ...(key && 'value' in key && { correct: [key.value] }),
});

function writeNumber(item: BankItem, content: Content): WrittenType {
  const key = isNumberKey(item.bank_key) ? item.bank_key : undefined;
  return {
    declarations: [declare(numberDeclared(RESPONSE, key))],
    responses: [RESPONSE],
    interactions: [entryBlock(RESPONSE, content, item.unit ? ` ${escapeText(item.unit)}` : '')],
    rules: key
      ? [when(numberTest(RESPONSE, key), setScore(base('float', 1)), setScore(base('float', 0)))]
      : [],
    maximum: 1,
  };
}

function writeEssay(item: BankItem, content: Content): WrittenType {
  if (item.max_words) content.lose('lost_max_words');
  if (item.rubric.some(({ levels }) => levels.length > 0)) content.lose('lost_rubric_points');
  const rubrics = item.rubric.map(({ criterion, levels }) => {
    const text = `<p>${escapeText(criterion)}</p>${levels
      .map(({ points, description }) => `<p>${points}: ${escapeText(description)}</p>`)
      .join('')}`;
    const inner = content.version === 'qti3' ? [qti('contentBody', {}, [text])] : [text];
    return qti(
      'rubricBlock',
      { view: 'scorer', use: content.version === 'qti3' ? 'scoring' : undefined },
      inner,
    );
  });
  const words = content.version === 'qti3' && item.max_words ? { 'data-max-words': item.max_words } : {};
  return {
    declarations: [declare({ id: RESPONSE, cardinality: 'single', baseType: 'string' })],
    responses: [RESPONSE],
    interactions: [
      ...rubrics,
      qti('extendedTextInteraction', { responseIdentifier: RESPONSE, expectedLines: 10, ...words }),
    ],
    rules: [],
    maximum: 1,
  };
}

const gapId = (number: string) => `GAP_${number}`;

/** A gap with how it is scored: by a condition, or by a mapping up to 1. */
function writeGap(item: BankItem, number: string, gap: Gap, key: GapAnswer | undefined, content: Content) {
  const id = gapId(number);
  const asMap = (declared: Omit<Declared, 'id' | 'cardinality'>) => ({
    declaration: declare({ id, cardinality: 'single', ...declared }),
    isRight: qti('gte', {}, [mapped(id), base('float', 1)]),
    part: declared.mapping ? addScore(mapped(id)) : undefined,
  });
  if (gap.type === 'number') {
    const given = isNumberKey(key) ? key : undefined;
    const isRight = given ? numberTest(id, given) : '';
    return {
      declaration: declare(numberDeclared(id, given)),
      isRight,
      part: given ? when(isRight, addScore(base('float', 1))) : undefined,
      interaction: entry(id),
    };
  }
  if (gap.type === 'text') {
    loseTextRules(item, content);
    const entries = acceptedValues((key ?? []) as ShortAnswerKey, content);
    const isCase = item.text_rules?.case ?? false;
    const correct = entries
      .filter(([, share]) => share === 1)
      .map(([answer]) => answer)
      .slice(0, 1);
    return {
      ...asMap({ baseType: 'string', correct, ...(entries.length > 0 && { mapping: { entries, isCase } }) }),
      interaction: entry(id),
    };
  }
  const entries = ((key ?? []) as string[]).map((one): [string, number] => [option(one), 1]);
  const correct = entries.slice(0, 1).map(([value]) => value);
  const choices = Object.entries(gap.options ?? {}).map(([one, text]) =>
    qtiText('inlineChoice', { identifier: option(one) }, text),
  );
  const interaction = qti(
    'inlineChoiceInteraction',
    { responseIdentifier: id, shuffle: !item.keep_option_order },
    choices,
  );
  return {
    ...asMap({ baseType: 'identifier', correct, ...(entries.length > 0 && { mapping: { entries } }) }),
    interaction,
  };
}

function writeGaps(item: BankItem, content: Content): WrittenType {
  const key = (item.bank_key ?? {}) as GapsKey;
  const gaps = Object.entries(item.bank_gaps).map(([number, gap]) => ({
    number,
    ...writeGap(item, number, gap, key[number], content),
  }));
  const isWhole = gaps.every(({ part }) => part !== undefined);
  const isAll = item.scoring_rule === 'all_or_nothing' && gaps.length > 1;
  const byNumber = new Map(gaps.map(({ number, interaction }) => [number, interaction]));
  // Formulas and tags may have brackets, too.
  const stem = content
    .block(item.bank_question)
    .split(/(<math\b[\s\S]*?<\/math>|<[^>]*>)/i)
    .map((part) =>
      part.startsWith('<')
        ? part
        : part.replace(GAP_MARKER, (marker, number: string) => {
            const interaction = byNumber.get(number);
            return interaction ? writeFragment([interaction], content.version) : marker;
          }),
    )
    .join('');
  const all = when(
    qti(
      'and',
      {},
      gaps.map(({ isRight }) => isRight),
    ),
    setScore(base('float', 1)),
    setScore(base('float', 0)),
  );
  const parts = gaps.flatMap(({ part }) => part ?? []);
  return {
    declarations: gaps.map(({ declaration }) => declaration),
    responses: gaps.map(({ number }) => gapId(number)),
    stem,
    interactions: [],
    rules: !isWhole ? [] : isAll ? [all] : parts,
    maximum: isAll || !isWhole ? 1 : gaps.length,
  };
}

export const typeWriters: Record<BankItem['interaction'], (item: BankItem, content: Content) => WrittenType> =
  {
    choice: writeChoice,
    choice_multiple: writeChoice,
    choice_table: writePairs,
    match: writePairs,
    order: writeOrder,
    short_answer: writeShortAnswer,
    number: writeNumber,
    gaps: writeGaps,
    essay: writeEssay,
  };
