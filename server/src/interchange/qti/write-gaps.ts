/** Writes questions with gaps. */
import {
  type BankItem,
  GAP_MARKER,
  type Gap,
  type GapAnswer,
  type GapsKey,
  type ShortAnswerKey,
} from '@lulus/contract';
import type { Content } from './write-content.ts';
import { addScore, base, type Declared, declare, mapped, setScore, when } from './write-scores.ts';
import {
  acceptedValues,
  entry,
  isNumberKey,
  loseTextRules,
  numberDeclared,
  numberTest,
} from './write-typed.ts';
import { qti, qtiText, writeFragment } from './write-xml.ts';
import { optionId, type WrittenType } from './written-type.ts';

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
  const entries = ((key ?? []) as string[]).map((one): [string, number] => [optionId(one), 1]);
  const correct = entries.slice(0, 1).map(([value]) => value);
  const choices = Object.entries(gap.options ?? {}).map(([one, text]) =>
    qtiText('inlineChoice', { identifier: optionId(one) }, text),
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

export function writeGaps(item: BankItem, content: Content): WrittenType {
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
