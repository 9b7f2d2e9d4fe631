/** Writes the parts of a question that depend on its type. */
import {
  type BankItem,
  type ChoiceTableKey,
  GAP_MARKER,
  type Gap,
  type GapAnswer,
  type GapsKey,
  type NumberKey,
  type OrderKey,
  type ShortAnswerKey,
} from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { contentText } from '../../content/content-text.ts';
import { escapeText } from '../../content/write-html.ts';
import { escapeCloze } from './cloze.ts';
import { middleOf, percentOf } from './decimals.ts';
import type { TextWriter } from './write-texts.ts';
import { element, type XmlElement } from './xml.ts';

/** A type of Moodle, with the elements that it adds, and a text in which Moodle has more than we. */
export interface WrittenType {
  type: string;
  elements: XmlElement[];
  /** Absent: the text of the question. */
  stem?: string;
  /** Files of texts that are plain in Moodle. */
  paths?: string[];
}

/** The fractions that Moodle knows, in percent. It refuses questions with others. */
const FRACTIONS = [
  100, 90, 83.33333, 80, 75, 70, 66.66667, 60, 50, 40, 33.33333, 30, 25, 20, 16.66667, 14.28571, 12.5,
  11.11111, 10, 5, 0,
].flatMap((fraction) => (fraction === 0 ? [0] : [fraction, -fraction]));

function fractionOf(share: number, texts: TextWriter): string {
  const percent = Number.isFinite(share) ? share * 100 : 0;
  const distance = (one: number) => Math.abs(one - percent);
  const nearest = FRACTIONS.reduce((best, one) => (distance(one) < distance(best) ? one : best));
  if (distance(nearest) > 0.01) texts.lose(problem('fractions_rounded'));
  return String(nearest);
}

const leaf = (name: string, text: string) => element(name, {}, text);
const PICTURE = /<img\b[^>]*?\bsrc="([^"]*)"/gi;
const picturesIn = (html: string) => [...html.matchAll(PICTURE)].map(([, path = '']) => path);

/** An option as rich text, if it is not plain. */
const optionOf = ({ option_type }: BankItem, text: string) =>
  option_type === 'file'
    ? { type: 'html' as const, text: `<p><img src="${escapeText(text)}" alt="" /></p>` }
    : { type: option_type, text };

/** An option where Moodle has only plain text. */
function plainOption(item: BankItem, text: string, texts: TextWriter): string {
  const option = optionOf(item, text);
  if (option.type === 'text') return text;
  texts.lose(problem('plain_in_moodle'));
  return contentText(option.text);
}

function sharesOf(item: BankItem): Record<string, number> {
  const { interaction, bank_option, scoring_rule, option_points, bank_question_weight: weight } = item;
  const key = item.bank_key as string[];
  const shareOf = (option: string) => {
    if (scoring_rule === 'option_points') return (option_points?.[option] ?? 0) / weight;
    const isRight = key.includes(option);
    if (interaction === 'choice') return isRight ? 1 : item.wrong_points / weight;
    if (isRight) return 1 / key.length;
    return scoring_rule === 'parts_minus_wrong' && key.length > 0 ? -1 / key.length : -1;
  };
  return Object.fromEntries(Object.keys(bank_option).map((option) => [option, shareOf(option)]));
}

function writeChoice(item: BankItem, texts: TextWriter): WrittenType {
  const isMultiple = item.interaction === 'choice_multiple';
  if (isMultiple && item.scoring_rule === 'all_or_nothing') texts.lose(problem('rule_not_in_moodle'));
  if (isMultiple && item.wrong_points !== 0) texts.lose(problem('wrong_points_not_in_moodle'));
  if (item.min_choices || item.max_choices) texts.lose(problem('choice_limits_not_in_moodle'));
  const shares = sharesOf(item);
  const answers = Object.entries(item.bank_option).map(([option, text]) =>
    texts.text('answer', optionOf(item, text), {
      attributes: { fraction: fractionOf(shares[option] ?? 0, texts) },
    }),
  );
  return {
    type: 'multichoice',
    elements: [
      leaf('single', String(!isMultiple)),
      leaf('shuffleanswers', String(!item.keep_option_order)),
      leaf('answernumbering', 'abc'),
      ...answers,
    ],
  };
}

/** Left and right sides. Moodle shares the points equally among the left ones. */
function writePairs(item: BankItem, texts: TextWriter): WrittenType {
  if (item.interaction === 'choice_table') texts.lose(problem('table_as_matching'));
  if (item.scoring_rule !== 'equal_parts') texts.lose(problem('rule_not_in_moodle'));
  if (item.wrong_points !== 0) texts.lose(problem('wrong_points_not_in_moodle'));
  const key = item.bank_key as ChoiceTableKey;
  const answerOf = (option: string) =>
    element('answer', {}, [leaf('text', plainOption(item, item.bank_option[option] ?? '', texts))]);
  const pairs = Object.entries(item.bank_rows).map(([row, text]) => {
    const right = key[row];
    const inside = [right === undefined ? element('answer', {}, [leaf('text', '')]) : answerOf(right)];
    return texts.text('subquestion', { type: item.rows_type, text }, { inside });
  });
  const used = new Set(Object.values(key));
  const others = Object.keys(item.bank_option)
    .filter((option) => !used.has(option))
    .map((option) => texts.text('subquestion', { type: 'html', text: '' }, { inside: [answerOf(option)] }));
  const paths = Object.values(item.bank_option).flatMap((text) => picturesIn(optionOf(item, text).text));
  return { type: 'matching', elements: [leaf('shuffleanswers', 'true'), ...pairs, ...others], paths };
}

function writeOrder(item: BankItem, texts: TextWriter): WrittenType {
  if (item.wrong_points !== 0) texts.lose(problem('wrong_points_not_in_moodle'));
  const key = item.bank_key as OrderKey;
  const order = [...key, ...Object.keys(item.bank_option).filter((option) => !key.includes(option))];
  const answers = order.map((option, at) =>
    texts.text('answer', optionOf(item, item.bank_option[option] ?? ''), {
      attributes: { fraction: String(at + 1) },
    }),
  );
  return {
    type: 'ordering',
    elements: [
      leaf('layouttype', 'VERTICAL'),
      leaf('selecttype', 'ALL'),
      leaf('selectcount', String(order.length)),
      leaf('gradingtype', item.scoring_rule === 'all_or_nothing' ? 'ALL_OR_NOTHING' : 'ABSOLUTE_POSITION'),
      leaf('showgrading', 'SHOW'),
      ...answers,
    ],
  };
}

function loseTextRules({ text_rules }: BankItem, texts: TextWriter): void {
  if (text_rules?.accents === false || text_rules?.punctuation === false) {
    texts.lose(problem('text_rules_not_in_moodle'));
  }
}

function writeShortAnswer(item: BankItem, texts: TextWriter): WrittenType {
  loseTextRules(item, texts);
  if (item.wrong_points !== 0) texts.lose(problem('wrong_points_not_in_moodle'));
  const answers = (item.bank_key as ShortAnswerKey).map(({ answer, share }) =>
    texts.text(
      'answer',
      { type: 'text', text: answer },
      { attributes: { fraction: fractionOf(share, texts) } },
    ),
  );
  return { type: 'shortanswer', elements: [leaf('usecase', item.text_rules?.case ? '1' : '0'), ...answers] };
}

/** A value and an absolute tolerance, as Moodle has them; undefined without a key. */
function absoluteOf(key: NumberKey): { value: string; tolerance: string } | undefined {
  if ('min' in key) return middleOf(key.min, key.max);
  if (!('value' in key)) return undefined;
  if ('tolerance_percent' in key) {
    return { value: key.value, tolerance: percentOf(key.value, key.tolerance_percent) };
  }
  return { value: key.value, tolerance: key.tolerance ?? '0' };
}

function writeNumber(item: BankItem, texts: TextWriter): WrittenType {
  if (item.wrong_points !== 0) texts.lose(problem('wrong_points_not_in_moodle'));
  const number = absoluteOf(item.bank_key as NumberKey);
  const answers = number
    ? [
        texts.text(
          'answer',
          { type: 'text', text: number.value },
          { attributes: { fraction: '100' }, inside: [leaf('tolerance', number.tolerance)] },
        ),
      ]
    : [];
  const unit = item.unit
    ? [element('units', {}, [element('unit', {}, [leaf('multiplier', '1'), leaf('unit_name', item.unit)])])]
    : [];
  return {
    type: 'numerical',
    elements: [...answers, ...unit, leaf('unitgradingtype', '0'), leaf('showunits', item.unit ? '0' : '3')],
  };
}

function writeGap(item: BankItem, gap: Gap, key: GapAnswer | undefined, texts: TextWriter): string {
  if (gap.type === 'list') {
    const right = (key ?? []) as string[];
    const options = Object.entries(gap.options ?? {}).map(
      ([option, text]) => `${right.includes(option) ? '=' : ''}${escapeCloze(text)}`,
    );
    return `${item.keep_option_order ? 'MC' : 'MCS'}:${options.join('~')}`;
  }
  if (gap.type === 'number') {
    const number = key && absoluteOf(key as NumberKey);
    return number ? `NM:=${number.value}:${number.tolerance}` : 'NM:%0%0';
  }
  const answers = ((key ?? []) as ShortAnswerKey).map(({ answer, share }) => {
    const fraction = fractionOf(share, texts);
    return `${fraction === '100' ? '=' : `%${fraction}%`}${escapeCloze(answer)}`;
  });
  return `${item.text_rules?.case ? 'SAC' : 'SA'}:${answers.length > 0 ? answers.join('~') : '%0%?'}`;
}

function writeGaps(item: BankItem, texts: TextWriter): WrittenType {
  loseTextRules(item, texts);
  if (item.scoring_rule !== 'equal_parts') texts.lose(problem('rule_not_in_moodle'));
  if (item.wrong_points !== 0) texts.lose(problem('wrong_points_not_in_moodle'));
  const key = item.bank_key as GapsKey;
  const each = item.bank_question_weight / Object.keys(item.bank_gaps).length;
  const isWhole = Number.isInteger(each) && each > 0;
  if (!isWhole) texts.lose(problem('weight_not_in_moodle'));
  // Braces in the text itself must not look like a gap.
  const stem = item.bank_question
    .split(/(<math\b[\s\S]*?<\/math>|<[^>]*>)/i)
    .map((part) => {
      if (part.startsWith('<')) return part;
      const safe = part.replaceAll('{', '&#123;').replaceAll('}', '&#125;');
      return safe.replace(GAP_MARKER, (marker, number: string) => {
        const gap = item.bank_gaps[number];
        return gap ? `{${isWhole ? each : 1}:${writeGap(item, gap, key[number], texts)}}` : marker;
      });
    })
    .join('');
  return { type: 'cloze', elements: [], stem };
}

function writeEssay(item: BankItem, texts: TextWriter): WrittenType {
  if (item.rubric.some(({ levels }) => levels.length > 0)) texts.lose(problem('rubric_as_notes'));
  const notes = item.rubric.map(({ criterion, levels }) => {
    const list = levels.map(({ points, description }) => `<br />${points}: ${escapeText(description)}`);
    return `<p>${escapeText(criterion)}${list.join('')}</p>`;
  });
  return {
    type: 'essay',
    elements: [
      leaf('responseformat', 'editor'),
      leaf('responserequired', '1'),
      leaf('responsefieldlines', '15'),
      ...(item.max_words ? [leaf('maxwordlimit', String(item.max_words))] : []),
      leaf('attachments', '0'),
      texts.text('graderinfo', { type: 'html', text: notes.join('') }),
    ],
  };
}

export const typeWriters: Record<
  BankItem['interaction'],
  (item: BankItem, texts: TextWriter) => WrittenType
> = {
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
