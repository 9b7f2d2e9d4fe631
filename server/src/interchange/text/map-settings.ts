/** Maps a question that names its type. Its lines are read as the cells of a sheet are. */
import type { Interaction } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { type Field, type GroupName, groupField, headingOf, type Language } from '../xlsx/columns.ts';
import { mapSettings } from '../xlsx/map.ts';
import { type MappedType, mapType } from '../xlsx/map-types.ts';
import { KeyProblem, readNumberKey } from '../xlsx/read-keys.ts';
import { needsApostrophe } from '../xlsx/read-notation.ts';
import type { SheetCell } from '../xlsx/read-sheet-cells.ts';
import { RowReader } from '../xlsx/row-reader.ts';
import { runOf } from '../xlsx/runs.ts';
import { readWord, typeWords } from '../xlsx/words.ts';
import { type Answers, textsOf } from './answers.ts';
import type { Paragraph } from './paragraphs.ts';
import { SETTING_LINES } from './setting-lines.ts';
import type { TextQuestion } from './text-question.ts';

const MAX_QUOTED = 100;
const NEEDS_OPTIONS: Interaction[] = ['choice', 'choice_multiple', 'order'];
const ALTERNATIVE = /\s+(?:atau|or)\s+/i;
const UNIT = /^([-+−\d.,\s±…]{1,80}?)\s*([\p{L}°µΩ][^\d\n;=]{0,20}|%)$/u;

const cellOf = (text: string): SheetCell => ({ runs: [runOf(text)], text, pictures: [], isNumber: false });
const wordsOf = (content: Paragraph[]) => content.map(({ text }) => text).join(' ');

/** "Jakarta atau Batavia" are two answers, unless there are semicolons. */
const splitAnswers = (key: string): string =>
  /[;|\\\n]/.test(key) ? key : key.split(ALTERNATIVE).join('; ');

function isNumberKey(text: string): boolean {
  try {
    readNumberKey(text);
    return true;
  } catch {
    return false;
  }
}

/** The unit of "3,5 ± 0,05 cm" counts as a line of its own. */
function splitUnit(key: string): { key: string; unit?: string } {
  const [, number, unit] = isNumberKey(key) ? [] : (UNIT.exec(key) ?? []);
  return number !== undefined && unit !== undefined && isNumberKey(number) ? { key: number, unit } : { key };
}

/** Sides in pairs are their own key. */
const keyOfPairs = (count: number) =>
  Array.from({ length: count }, (_, at) => `${at + 1}=${String.fromCharCode(65 + at)}`).join('; ');

interface Contents {
  options: Paragraph[][];
  rows: Paragraph[][];
}

const contentsOf = ({ sides, options }: TextQuestion): Contents => ({
  options: sides && sides.options.length > 0 ? sides.options : options.map(({ content }) => content),
  rows: Array.from(sides?.rows ?? [], (row) => row ?? []),
});

/** Returns the lines of a question as the cells of a row. */
function cellsOf(question: TextQuestion, { options, rows }: Contents): Map<Field, SheetCell> {
  const { settings = new Map<Field, string>(), sides } = question;
  const cells = new Map<Field, SheetCell>();
  const add = (field: Field, text: string) => text !== '' && cells.set(field, cellOf(text));
  for (const [field, text] of settings) add(field, text);
  const groups: [GroupName, Paragraph[][]][] = [
    ['option', options],
    ['row', rows],
  ];
  for (const [group, contents] of groups) {
    for (const [at, content] of contents.entries()) {
      const words = wordsOf(content);
      add(groupField(group, at + 1), needsApostrophe(words) ? `'${words}` : words);
    }
  }
  const type = readWord(typeWords, settings.get('type') ?? '');
  const written = question.key || sides?.key || (sides?.isPaired ? keyOfPairs(rows.length) : '');
  const { key, unit } = type === 'number' ? splitUnit(written) : { key: written, unit: undefined };
  add('key', type === 'short_answer' ? splitAnswers(key) : key);
  if (unit && !cells.has('unit')) add('unit', unit);
  return cells;
}

/** Options and rows with their formatting. */
function richContents({ groups }: MappedType, { options, rows }: Contents): Partial<Answers> {
  const numbered = (texts: string[]) => Object.fromEntries(texts.map((text, at) => [String(at + 1), text]));
  const [option, row] = [textsOf(options), textsOf(rows)];
  return {
    ...(groups.includes('option') &&
      options.length > 0 && { option_type: option.type, bank_option: numbered(option.texts) }),
    ...(groups.includes('row') && { rows_type: row.type, bank_rows: numbered(row.texts) }),
  };
}

/** Problems of cells in the words of lines. */
function ofLines({ code, params }: Problem): Problem {
  const { column = '', text = '' } = params;
  if (code === 'cell_unreadable')
    return problem('line_unreadable', { name: String(column), text: String(text) });
  if (code === 'column_dropped') return problem('line_dropped', { name: String(column), text: String(text) });
  return code === 'column_blank' ? problem('answer_text_missing') : { code, params };
}

/** Notation of cells has no meaning in lines. */
const isOfLines = ({ code }: Problem) => code !== 'read_as_html' && code !== 'formula_as_text';

export function mapWithSettings(
  question: TextQuestion,
  language: Language,
  warnings: Problem[],
): Answers | Problem {
  const contents = contentsOf(question);
  const type = readWord(typeWords, question.settings?.get('type') ?? '');
  if (type && NEEDS_OPTIONS.includes(type) && contents.options.length < 2) return problem('too_few_options');
  const cells = cellsOf(question, contents);
  const others = { number: question.line, others: [], pictures: [], hasDrawing: false };
  try {
    const row = new RowReader({ ...others, cells }, language);
    const mapped = mapType(row);
    const settings = mapSettings(row, mapped.options);
    const read = new Set<Field | GroupName>([
      ...SETTING_LINES.filter((name) => name !== 'row' && name !== 'gap'),
      'key',
      ...mapped.groups,
    ]);
    for (const field of row.unused(read)) {
      row.warn(
        problem('line_dropped', {
          name: headingOf(field, language),
          text: row.text(field).slice(0, MAX_QUOTED),
        }),
      );
    }
    warnings.push(...row.warnings.filter(isOfLines).map(ofLines));
    return { ...settings, ...mapped.fields, ...richContents(mapped, contents) };
  } catch (error) {
    if (!(error instanceof KeyProblem)) throw error;
    return ofLines(error.problem);
  }
}
