/**
 * Lines with what a question has besides its text, options and key, such as "Jenis: Mengurutkan" or "Scoring: Equal parts".
 * They have the names of the columns of a sheet. They count in a question that names its type, or that has gaps in its text.
 */
import type { Interaction } from '@lulus/contract';
import {
  type ColumnName,
  type Field,
  fieldOfHeading,
  type GroupName,
  groupOf,
  ORDER,
} from '../xlsx/columns.ts';
import { readWord, typeWords } from '../xlsx/words.ts';
import type { SectionKind } from './lines.ts';
import { type Paragraph, sliceParagraph } from './paragraphs.ts';
import type { Sides, TextQuestion } from './text-question.ts';

/** Columns whose content has another form in a text, such as numbers, letters, "Kunci: A" or "Nilai: 2". */
const OTHER_FORM: readonly (ColumnName | GroupName)[] = [
  'number',
  'section',
  'stimulus',
  'stimulus_text',
  'stimulus_shuffle',
  'question',
  'picture',
  'option',
  'key',
  'weight',
  'hint',
];

/** In the order in which they are explained. */
export const SETTING_LINES = ORDER.filter((name) => !OTHER_FORM.includes(name));

const LINE = /^([^:\n]{1,40}):\s*(.*)$/s;
const GAP_MARKER = /\[\[\d{1,2}\]\]/;

export interface SettingLine {
  field: Field;
  value: string;
  /** Characters in front of the value. */
  length: number;
}

/** Returns a line that has the name of a setting, or null for any other. */
export function readSettingLine(text: string): SettingLine | null {
  const [, name, value = ''] = LINE.exec(text) ?? [];
  const field = name === undefined ? undefined : fieldOfHeading(name);
  if (!field || !SETTING_LINES.includes(groupOf(field) ?? (field as ColumnName))) return null;
  return { field, value: value.trim(), length: text.length - value.length };
}

/** Whether the settings of a question begin with this line. */
export const startsSettings = ({ field, value }: SettingLine, stem: Paragraph[]): boolean =>
  field === 'type'
    ? readWord(typeWords, value) !== undefined
    : groupOf(field) === 'gap' && stem.some(({ text }) => GAP_MARKER.test(text));

/** How the parts of a type are read. Those with letters are options. */
const KINDS: Record<Interaction, SectionKind> = {
  choice: 'choice',
  choice_multiple: 'choice',
  choice_table: 'choice',
  match: 'choice',
  order: 'choice',
  short_answer: 'short_answer',
  number: 'short_answer',
  gaps: 'short_answer',
  essay: 'essay',
};

const sidesOf = (question: TextQuestion): Sides => {
  question.sides ??= { rows: [], options: [] };
  return question.sides;
};

/** Adds a line to the settings of its question. */
export function addSetting(
  question: TextQuestion,
  { field, value, length }: SettingLine,
  paragraph: Paragraph,
): void {
  const settings = question.settings as Map<Field, string>;
  const type = field === 'type' ? readWord(typeWords, value) : undefined;
  if (type) question.kind = KINDS[type];
  if (groupOf(field) === 'row') {
    const number = Number(/\d+$/.exec(field)?.[0]);
    sidesOf(question).rows[number - 1] = [sliceParagraph(paragraph, length)];
  } else settings.set(field, settings.has(field) ? `${settings.get(field)}\n${value}` : value);
}

const PAIR = /^([^=]{1,300}\S)\s+=\s+(?=[^\s=])/;

/** Adds a line that has no name: a table, a pair such as "Italia = Roma", or more of the line before it. */
export function addToSettings(question: TextQuestion, paragraph: Paragraph): void {
  const settings = question.settings as Map<Field, string>;
  const { text, label, isBlock } = paragraph;
  const [last, value = ''] = [...settings].at(-1) ?? [];
  const pair = readWord(typeWords, settings.get('type') ?? '') === 'match' ? PAIR.exec(text) : null;
  if (pair) {
    const sides = sidesOf(question);
    sides.rows.push([sliceParagraph(paragraph, 0, pair[1]?.length)]);
    sides.options.push([sliceParagraph(paragraph, pair[0].length)]);
    sides.isPaired = true;
  } else if (isBlock || last === 'type' || last === undefined) question.stem.push(paragraph);
  else settings.set(last, `${value}\n${label ? `${label} ` : ''}${text}`);
}
