/** Writes the settings of a question as lines that the grammar of texts reads. */
import type { BankItem } from '@lulus/contract';
import { sectionKind } from '../text/lines.ts';
import { SETTING_LINES } from '../text/setting-lines.ts';
import {
  type ColumnName,
  type Field,
  type GroupName,
  groupOf,
  headingOf,
  type Language,
} from '../xlsx/columns.ts';
import { splitLines } from '../xlsx/lists.ts';
import { textOfRuns } from '../xlsx/runs.ts';
import { type OutCell, writeRow } from '../xlsx/write-row.ts';

export interface Settings {
  /** Words of the type; absent if the question says it itself. */
  type: [name: string, text: string] | undefined;
  key: string;
  others: [name: string, text: string][];
}

const withoutTexts = (texts: Record<string, string>) =>
  Object.fromEntries(Object.keys(texts).map((key) => [key, '']));

/** What the lines say. Texts of the question are elsewhere. */
const settingsOf = (item: BankItem): BankItem => ({
  ...item,
  bank_question: '',
  bank_asset: { image: [], audio: [], video: [] },
  option_type: 'text',
  bank_option: withoutTexts(item.bank_option),
  rows_type: 'text',
  bank_rows: withoutTexts(item.bank_rows),
  hint: null,
});

/** Whether the text, options and key alone are read as the type. */
function isClear({ interaction, bank_key, bank_section, option_type }: BankItem): boolean {
  const count = Object.keys(bank_key ?? {}).length;
  if (option_type === 'html' || !['choice', null].includes(sectionKind(bank_section))) return false;
  return interaction === 'choice' ? count === 1 : interaction === 'choice_multiple' && count > 1;
}

/** Fields with numbers alone, whose decimal sign is that of the language. */
const hasNumbers = (field: Field, { interaction, bank_gaps }: BankItem): boolean =>
  field === 'option_points' ||
  (field === 'key' && interaction === 'number') ||
  (groupOf(field) === 'gap' && bank_gaps[field.slice('gap_'.length)]?.type === 'number');

function textOf(cell: OutCell, isNumber: boolean, language: Language): string {
  const text = typeof cell === 'number' ? String(cell) : textOfRuns(cell.runs);
  const isLocal = language === 'id' && (isNumber || typeof cell === 'number');
  return isLocal ? text.replace(/(\d)\.(?=\d)/g, '$1,') : text;
}

/** Letters stand behind commas. An answer with "atau" in it needs a sign that it is one. */
function asKey(key: string, { interaction }: BankItem): string {
  if (/^choice(_multiple)?$|^order$/.test(interaction)) return key.replaceAll(';', ',');
  const isAmbiguous = interaction === 'short_answer' && /\s(?:atau|or)\s/i.test(key) && !/[;|\\\n]/.test(key);
  return isAmbiguous ? `${key};` : key;
}

export function writeSettings(item: BankItem, language: Language): Settings {
  const row = writeRow(settingsOf(item), 1, undefined, language);
  const fields = [...row.keys()].filter((field) => {
    const name: ColumnName | GroupName = groupOf(field) ?? (field as ColumnName);
    return SETTING_LINES.includes(name) && name !== 'type';
  });
  const lineOf = (field: Field): [string, string] => [
    headingOf(field, language),
    textOf(row.get(field) as OutCell, hasNumbers(field, item), language),
  ];
  const key = row.get('key');
  const others = fields.flatMap((field): [string, string][] => {
    const [name, text] = lineOf(field);
    return field === 'rubric' ? splitLines(text).map((line) => [name, line]) : [[name, text]];
  });
  return {
    type: isClear(item) && others.length === 0 ? undefined : lineOf('type'),
    key: key === undefined ? '' : asKey(textOf(key, hasNumbers('key', item), language), item),
    others,
  };
}
