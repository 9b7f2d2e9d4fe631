/** Maps the parts of a question that depend on its type. */
import type { Interaction } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import type { ImportedFields } from '../imported.ts';
import { htmlToText } from '../rich-text.ts';
import { type GroupName, groupField, headingOf } from './columns.ts';
import { splitList } from './lists.ts';
import { readGap } from './read-gap.ts';
import {
  KeyProblem,
  readAnswers,
  readNumberKey,
  readOptionKey,
  readOrderKey,
  readRowKey,
} from './read-keys.ts';
import type { CellContent } from './read-notation.ts';
import { mapContents, type RowReader } from './row-reader.ts';
import { isAnyChoice, readWord, TRUE_FALSE, typeWords } from './words.ts';

export type TypeFields = Pick<
  ImportedFields,
  | 'interaction'
  | 'option_type'
  | 'bank_option'
  | 'bank_rows'
  | 'rows_type'
  | 'bank_gaps'
  | 'bank_key'
  | 'rubric'
>;

export interface MappedType {
  fields: TypeFields;
  /** The words of the options. */
  options: string[];
  /** Groups of columns that the type uses. */
  groups: GroupName[];
}

const MAX_QUOTED = 100;
/** No key is longer, and some patterns take more than linear time. */
const MAX_KEY = 2000;
const GAP_MARKER = /\[\[\d{1,2}\]\]/;

function keyText(row: RowReader): string {
  const text = row.text('key');
  if (text.length > MAX_KEY) throw row.wrong('key');
  return text;
}

function mapOptions(contents: CellContent[]): Pick<TypeFields, 'option_type' | 'bank_option'> {
  if (contents.length > 0 && contents.every(({ picture }) => picture !== undefined)) {
    const names = contents.map(({ picture = '' }, at) => [String(at + 1), picture]);
    return { option_type: 'file', bank_option: Object.fromEntries(names) };
  }
  const { texts, isRich } = mapContents(contents);
  return { option_type: isRich ? 'html' : 'text', bank_option: texts };
}

const wordsOf = (contents: CellContent[]) => contents.map(({ text, html }) => text ?? htmlToText(html));

function mapChoice(row: RowReader, interaction: 'choice' | 'choice_multiple'): MappedType {
  const contents = row.contents('option');
  const options = wordsOf(contents);
  const text = keyText(row);
  return {
    fields: {
      interaction,
      ...mapOptions(contents),
      ...(text !== '' && { bank_key: readOptionKey(text, options) }),
    },
    options,
    groups: ['option'],
  };
}

/** The two columns that the words or letters of a key stand for. */
function trueFalseOf(text: string): { columns: string[]; key: string[] } | undefined {
  const listed = splitList(text, ';|,');
  const parts = (listed.length > 1 ? listed : text.split(/\s-\s|-|\s(?=\S$)/)).map((part) =>
    part
      .replace(/^\d{1,2}\s*[=:.)]?\s*/, '')
      .trim()
      .toLowerCase(),
  );
  for (const { columns, keys } of TRUE_FALSE) {
    const key = parts.map((part) => keys.findIndex((words) => words.includes(part)) + 1);
    if (key.every((column) => column > 0)) return { columns, key: key.map(String) };
  }
  return undefined;
}

/** A single statement with the key true or false. */
function mapStatement(row: RowReader): MappedType {
  const text = keyText(row);
  const found = text === '' ? { columns: ['Benar', 'Salah'], key: [] } : trueFalseOf(text);
  if (!found) throw row.wrong('key');
  const options = Object.fromEntries(found.columns.map((column, at) => [String(at + 1), column]));
  return {
    fields: {
      interaction: 'choice',
      option_type: 'text',
      bank_option: options,
      ...(found.key.length > 0 && { bank_key: found.key }),
    },
    options: found.columns,
    groups: [],
  };
}

function mapTable(row: RowReader): MappedType {
  const statements = row.contents('row');
  const contents = row.contents('option');
  if (statements.length === 0 && contents.length === 0) return mapStatement(row);
  // A statement with its two columns as options.
  if (statements.length === 0 && contents.length === 2) return mapChoice(row, 'choice');
  if (statements.length === 0) throw new KeyProblem(problem('statements_missing'));
  const text = keyText(row);
  const written = contents.length > 0 ? undefined : trueFalseOf(text || 'benar');
  if (contents.length === 0 && !written) throw row.wrong('key');
  const options = written?.columns ?? wordsOf(contents);
  const { texts, isRich } = mapContents(statements);
  const key = written && !/\d/.test(text) ? written.key.join(';') : keyWithColumns(text, written);
  return {
    fields: {
      interaction: 'choice_table',
      ...(written
        ? { option_type: 'text', bank_option: { 1: options[0] ?? '', 2: options[1] ?? '' } }
        : mapOptions(contents)),
      bank_rows: texts,
      rows_type: isRich ? 'html' : 'text',
      ...(text !== '' && { bank_key: readRowKey(key, statements.length, options) }),
    },
    options,
    groups: ['option', 'row'],
  };
}

/** A numbered key with the numbers of the columns in place of `B` and `S`. */
function keyWithColumns(text: string, written: ReturnType<typeof trueFalseOf>): string {
  if (!written) return text;
  const listed = splitList(text, ';|,');
  return listed
    .map((part, at) => `${/^\d{1,2}/.exec(part)?.[0] ?? at + 1}=${written.key[at] ?? ''}`)
    .join(';');
}

function mapMatch(row: RowReader): MappedType {
  const lefts = row.contents('row');
  const contents = row.contents('option');
  if (lefts.length === 0) throw new KeyProblem(problem('left_sides_missing'));
  const options = wordsOf(contents);
  const { texts, isRich } = mapContents(lefts);
  const text = keyText(row);
  return {
    fields: {
      interaction: 'match',
      ...mapOptions(contents),
      bank_rows: texts,
      rows_type: isRich ? 'html' : 'text',
      ...(text !== '' && { bank_key: readRowKey(text, lefts.length, options) }),
    },
    options,
    groups: ['option', 'row'],
  };
}

function mapOrder(row: RowReader): MappedType {
  const contents = row.contents('option');
  const options = wordsOf(contents);
  const text = keyText(row);
  return {
    fields: {
      interaction: 'order',
      ...mapOptions(contents),
      ...(text !== '' && { bank_key: readOrderKey(text, options) }),
    },
    options,
    groups: ['option'],
  };
}

function mapGaps(row: RowReader): MappedType {
  const count = row.count('gap');
  const numbers = Array.from({ length: count }, (_, at) => at + 1).filter((number) =>
    row.row.cells.has(groupField('gap', number)),
  );
  // A text with one gap may have its answers as the key.
  const sources =
    numbers.length > 0 ? numbers.map((number) => groupField('gap', number)) : (['key'] as const);
  const read = sources.map((field, at) => {
    const { gap, key } = readGap(row.text(field));
    return { number: String(numbers[at] ?? 1), gap, key };
  });
  const keys = read.filter(({ key }) => key !== undefined);
  return {
    fields: {
      interaction: 'gaps',
      bank_gaps: Object.fromEntries(read.map(({ number, gap }) => [number, gap])),
      ...(keys.length > 0 && {
        bank_key: Object.fromEntries(
          keys.map(({ number, key }) => [number, key]),
        ) as ImportedFields['bank_key'],
      }),
    },
    options: [],
    groups: ['gap'],
  };
}

function mapShortAnswer(row: RowReader): MappedType {
  row.warnNumber('key');
  const answers = readAnswers(row.text('key'));
  return {
    fields: { interaction: 'short_answer', ...(answers.length > 0 && { bank_key: answers }) },
    options: [],
    groups: [],
  };
}

function mapNumber(row: RowReader): MappedType {
  const text = keyText(row);
  return {
    fields: { interaction: 'number', ...(text !== '' && { bank_key: readNumberKey(text) }) },
    options: [],
    groups: [],
  };
}

/** The key of an essay becomes its rubric, without points. */
function mapEssay(row: RowReader): MappedType {
  const text = row.text('key');
  const hasRubric = row.text('rubric') !== '';
  if (text !== '' && text !== '-' && !hasRubric) row.warn(problem('key_as_rubric'));
  if (text !== '' && hasRubric) row.warnDropped(headingOf('key', row.language), text);
  const rubric =
    text === '' || text === '-' || hasRubric ? {} : { rubric: [{ criterion: text, levels: [] }] };
  return { fields: { interaction: 'essay', ...rubric }, options: [], groups: [] };
}

const MAP: Record<Interaction, (row: RowReader) => MappedType> = {
  choice: (row) => mapChoice(row, 'choice'),
  choice_multiple: (row) => mapChoice(row, 'choice_multiple'),
  choice_table: mapTable,
  match: mapMatch,
  order: mapOrder,
  gaps: mapGaps,
  short_answer: mapShortAnswer,
  number: mapNumber,
  essay: mapEssay,
};

/** Judges by the key. */
function findChoice(row: RowReader): 'choice' | 'choice_multiple' {
  const options = wordsOf(row.contents('option'));
  const isOne = options.length === 0 || readOptionKey(keyText(row) || 'A', options).length === 1;
  return isOne ? 'choice' : 'choice_multiple';
}

/** Judges by the columns that are filled. */
function findType(row: RowReader): Interaction {
  const [options, rows] = [row.count('option'), row.count('row')];
  if (row.count('gap') > 0 || GAP_MARKER.test(row.text('question'))) return 'gaps';
  if (rows > 0) return options === 0 || options < rows ? 'choice_table' : 'match';
  if (options > 0) return findChoice(row);
  if (row.text('rubric') !== '' || row.text('key') === '') return 'essay';
  return row.row.cells.get('key')?.isNumber ? 'number' : 'short_answer';
}

/** Numbers of types differ between programs, so they do not count. */
const TYPE_NUMBER = /^\d$/;

export function mapType(row: RowReader): MappedType {
  const written = row.text('type');
  const type = isAnyChoice(written) ? findChoice(row) : readWord(typeWords, written);
  if (written !== '' && !type && !TYPE_NUMBER.test(written)) {
    throw new KeyProblem(problem('unsupported_type', { type: written.slice(0, MAX_QUOTED) }));
  }
  return MAP[type ?? findType(row)](row);
}
