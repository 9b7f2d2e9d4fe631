/** Lays out the sheets of a workbook. */
import { groups } from './column-groups.ts';
import {
  type ColumnName,
  columns,
  type Field,
  type GroupName,
  groupField,
  headingOf,
  type Language,
  ORDER,
  widthOf,
} from './columns.ts';
import { runOf, textOfRuns } from './runs.ts';
import { ruleWords, typeWords } from './words.ts';
import type { PreparedPicture } from './write-pictures.ts';
import type { OutCell, OutRow } from './write-row.ts';
import type { SheetContent, SheetPicture } from './write-sheet.ts';

const SHEET_NAMES = {
  questions: { en: 'Questions', id: 'Soal' },
  guide: { en: 'Guide', id: 'Petunjuk' },
};
const GUIDE_HEADING = {
  column: { en: 'Column', id: 'Kolom' },
  holds: { en: 'What it holds', id: 'Isinya' },
};
/** Sheets that explain a template. */
export const GUIDE_NAMES: readonly string[] = Object.values(SHEET_NAMES.guide);

const LINE_PIXELS = 20;
const PICTURE_GAP = 6;
const NOTE_WIDTH = 100;
/** Columns that are written even if they are empty. */
const ALWAYS: Field[] = ['number', 'section', 'type', 'question', 'key', 'weight'];
const MIN_OPTIONS = 5;

/** The words of a cell. */
export const wordsOf = ({ runs }: Exclude<OutCell, number>): string => textOfRuns(runs);

/** The columns that the rows need, in their order. */
function fieldsOf(rows: OutRow[]): Field[] {
  const used = new Set(rows.flatMap((row) => [...row.keys()]));
  return ORDER.flatMap((name): Field[] => {
    if (!(name in groups)) {
      const field = name as ColumnName;
      return used.has(field) || ALWAYS.includes(field) ? [field] : [];
    }
    const group = name as GroupName;
    const numbers = Array.from({ length: groups[group].max }, (_, at) => at + 1);
    const last = numbers.findLast((number) => used.has(groupField(group, number))) ?? 0;
    const count = group === 'option' ? Math.max(last, MIN_OPTIONS) : last;
    return numbers.slice(0, count).map((number) => groupField(group, number));
  });
}

/** Lines that a text takes in its column. */
const linesOf = (text: string, width: number): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0);

/** Places the pictures below the text of their cells. Returns the heights of rows that need more than a line. */
function placeCells(
  rows: OutRow[],
  fields: Field[],
  pictures: ReadonlyMap<string, PreparedPicture>,
): Pick<SheetContent, 'pictures' | 'heights'> {
  const placed: SheetPicture[] = [];
  const heights = new Map<number, number>();
  for (const [at, row] of rows.entries()) {
    for (const [column, field] of fields.entries()) {
      const cell = row.get(field);
      if (cell === undefined || typeof cell === 'number') continue;
      const text = wordsOf(cell);
      let bottom = text === '' ? 0 : linesOf(text, widthOf(field)) * LINE_PIXELS;
      for (const { path, alt } of cell.pictures) {
        const picture = pictures.get(path);
        if (!picture) continue;
        const { part, width, height } = picture;
        placed.push({ part, alt, row: at + 1, column, top: bottom + PICTURE_GAP, width, height });
        bottom += height + 2 * PICTURE_GAP;
      }
      heights.set(at + 1, Math.max(heights.get(at + 1) ?? LINE_PIXELS, bottom));
    }
  }
  return { pictures: placed, heights };
}

/** Columns in which a word is chosen from a list. */
const choicesOf = (language: Language): [Field, string[]][] => [
  ['type', Object.values(typeWords).map((word) => word[language])],
  ['rule', Object.values(ruleWords).map((word) => word[language])],
];

/** Returns the sheet of the questions. */
export function questionSheet(
  rows: OutRow[],
  pictures: ReadonlyMap<string, PreparedPicture>,
  language: Language,
): SheetContent {
  const fields = fieldsOf(rows);
  const valueIn = (cell: OutCell | undefined) => {
    if (cell === undefined || typeof cell === 'number') return cell;
    return cell.runs.length > 0 ? cell.runs : undefined;
  };
  const choices = choicesOf(language).filter(([field]) => fields.includes(field));
  return {
    name: SHEET_NAMES.questions[language],
    widths: fields.map(widthOf),
    rows: [
      fields.map((field) => [runOf(headingOf(field, language))]),
      ...rows.map((row) => fields.map((field) => valueIn(row.get(field)))),
    ],
    ...placeCells(rows, fields, pictures),
    choices: new Map(choices.map(([field, words]) => [fields.indexOf(field), words])),
  };
}

/** Returns the sheet that explains the columns. */
export function guideSheet(language: Language): SheetContent {
  const lines = ORDER.map((name) => {
    if (!(name in groups))
      return [columns[name as ColumnName].name[language], columns[name as ColumnName].note[language]];
    const group = groups[name as GroupName];
    const [first, second] = [1, 2].map((number) => `${group.name[language]} ${group.labelOf(number)}`);
    return [`${first}, ${second}, …`, group.note[language]];
  });
  const heading = [GUIDE_HEADING.column[language], GUIDE_HEADING.holds[language]];
  return {
    name: SHEET_NAMES.guide[language],
    widths: [24, NOTE_WIDTH],
    rows: [heading, ...lines].map((line) => line.map((text) => [runOf(text)])),
    heights: new Map(lines.map(([, note = ''], at) => [at + 1, linesOf(note, NOTE_WIDTH) * LINE_PIXELS])),
    pictures: [],
    choices: new Map(),
  };
}
