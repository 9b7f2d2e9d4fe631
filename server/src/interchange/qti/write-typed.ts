/** Writes interactions with a typed answer: short answers, numbers and essays. */
import type { BankItem, NumberKey, ShortAnswerKey } from '@lulus/contract';
import { escapeText } from '../../content/write-html.ts';
import type { Content } from './write-content.ts';
import { base, type Declared, declare, setScore, variable, when } from './write-scores.ts';
import { qti, type Written, writeFragment } from './write-xml.ts';
import { RESPONSE, scored, type WrittenType } from './written-type.ts';

const hasWildcard = (answer: string) => /(^|[^\\])\*/.test(answer);

/** Accepted answers as values with their shares. A mapping has no patterns: there, a star is only a star. */
export function acceptedValues(key: ShortAnswerKey, content: Content): [string, number][] {
  if (key.some(({ answer }) => hasWildcard(answer))) content.lose('lost_wildcards');
  const values = key.map(({ answer, share }): [string, number] => [answer.replaceAll('\\*', '*'), share]);
  return [...new Map(values.reverse()).entries()].reverse();
}

export function loseTextRules({ text_rules }: BankItem, content: Content): void {
  if (text_rules && (text_rules.accents === false || !text_rules.punctuation))
    content.lose('lost_text_rules');
}

export function writeShortAnswer(item: BankItem, content: Content): WrittenType {
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

export const entry = (id: string) => qti('textEntryInteraction', { responseIdentifier: id });
const entryBlock = (id: string, content: Content, after = ''): Written =>
  `<div>${writeFragment([entry(id)], content.version)}${after}</div>`;

/** Whether the number is right. */
export function numberTest(id: string, key: NumberKey): Written {
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

export const isNumberKey = (key: unknown): key is NumberKey =>
  typeof key === 'object' && key !== null && ('value' in key || 'min' in key);

export const numberDeclared = (id: string, key: NumberKey | undefined): Declared => ({
  id,
  cardinality: 'single',
  baseType: 'float',
  ...(key && 'value' in key && { correct: [key.value] }),
});

export function writeNumber(item: BankItem, content: Content): WrittenType {
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

export function writeEssay(item: BankItem, content: Content): WrittenType {
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
