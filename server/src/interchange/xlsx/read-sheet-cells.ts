/** Reads the cells of a sheet as they are shown, with formatted text and without formulas. */
import { type Problem, problem } from '@lulus/contract/messages';
import type { Attributes } from '../scan-xml.ts';
import { showNumber } from './number-formats.ts';
import type { Picture } from './pictures.ts';
import { StringReader } from './read-strings.ts';
import { type Run, runOf, textOfRuns, trimRuns } from './runs.ts';
import { decodeEscapes, scanPart } from './xml.ts';

export interface SheetCell {
  runs: Run[];
  /** The words of `runs`. */
  text: string;
  pictures: Picture[];
  /** Whether Excel has a number here, so that its text may differ from what was typed. */
  isNumber: boolean;
  /** Why the cell cannot be read. */
  problem?: Problem;
}

/** Cells by column, by row. Both count from 0. Blank cells are absent. */
export type SheetRows = Map<number, Map<number, SheetCell>>;

export interface Merge {
  from: { row: number; column: number };
  to: { row: number; column: number };
}

export interface CellSources {
  strings: Run[][];
  formatOf(style: number): string;
  cellPicture(vm: number): Picture | undefined;
  wpsPicture(id: string): Picture | undefined;
}

const MAX_COLUMNS = 400;
const MAX_SHOWN = 40;
const WPS_PICTURE = /DISPIMG\(\s*"([^"]{1,200})"/i;

/** Returns the place of a reference such as `AB12`. */
export function placeOf(reference: string): { row: number; column: number } | undefined {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(reference) ?? [];
  if (!letters || !digits) return undefined;
  const column = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(digits) - 1, column: column - 1 };
}

export const columnName = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : columnName(Math.floor(column / 26) - 1) + columnName(column % 26);

export const cellName = (row: number, column: number): string => `${columnName(column)}${row + 1}`;

interface OpenCell {
  place: { row: number; column: number };
  attributes: Attributes;
  value: string | undefined;
  formula: string | undefined;
  inline: Run[] | undefined;
}

export const blankCell = (): SheetCell => ({ runs: [], text: '', pictures: [], isNumber: false });
const textCell = (runs: Run[]): SheetCell => {
  const trimmed = trimRuns(runs);
  return { ...blankCell(), runs: trimmed, text: textOfRuns(trimmed) };
};
const wrongCell = (wrong: Problem): SheetCell => ({ ...blankCell(), problem: wrong });

function numberCell({ value, attributes, place }: OpenCell, { formatOf }: CellSources): SheetCell {
  const number = Number(value);
  if (value?.trim() === '' || Number.isNaN(number)) return textCell([runOf(value ?? '')]);
  const { text, isDate } = showNumber(number, formatOf(Number(attributes.s ?? 0)));
  const cell = cellName(place.row, place.column);
  if (isDate) return wrongCell(problem('cell_became_date', { cell, shown: text.slice(0, MAX_SHOWN) }));
  return { ...textCell([runOf(text)]), isNumber: true };
}

function toCell(open: OpenCell, sources: CellSources): SheetCell {
  const { attributes, value, formula, inline, place } = open;
  const name = cellName(place.row, place.column);
  const picture =
    (attributes.vm && sources.cellPicture(Number(attributes.vm))) ||
    (formula && sources.wpsPicture(WPS_PICTURE.exec(formula)?.[1] ?? ''));
  if (picture) return { ...blankCell(), pictures: [picture] };
  if (inline) return textCell(inline);
  if (formula !== undefined && value === undefined && attributes.t !== 'str') {
    return wrongCell(problem('formula_without_value', { cell: name, formula: formula.slice(0, MAX_SHOWN) }));
  }
  switch (attributes.t) {
    case 's':
      return textCell(sources.strings[Number(value)] ?? []);
    case 'str':
    case 'inlineStr':
      return textCell([runOf(decodeEscapes(value ?? ''))]);
    case 'b':
      return textCell([runOf(value === '1' || value === 'true' ? 'TRUE' : 'FALSE')]);
    case 'e':
      return wrongCell(problem('cell_shows_error', { cell: name, shown: (value ?? '').slice(0, MAX_SHOWN) }));
    case 'd':
      return wrongCell(problem('cell_became_date', { cell: name, shown: (value ?? '').slice(0, MAX_SHOWN) }));
    default:
      return value === undefined ? blankCell() : numberCell(open, sources);
  }
}

const isBlank = ({ text, pictures, problem }: SheetCell) => text === '' && pictures.length === 0 && !problem;

/** Returns the cells, and the ranges of merged ones. */
export function readSheetCells(part: string, xml: string, sources: CellSources): [SheetRows, Merge[]] {
  const rows: SheetRows = new Map();
  const merges: Merge[] = [];
  const strings = new StringReader();
  let row = -1;
  let column = -1;
  let cell: OpenCell | undefined;
  let inside = '';
  scanPart(part, xml, {
    open(name, attributes) {
      if (name === 'row') {
        row = attributes.r === undefined ? row + 1 : Number.parseInt(attributes.r, 10) - 1;
        column = -1;
      } else if (name === 'c') {
        const place = placeOf(attributes.r ?? '') ?? { row, column: column + 1 };
        column = place.column;
        cell = { place, attributes, value: undefined, formula: undefined, inline: undefined };
      } else if (name === 'mergeCell') {
        const [from, to] = (attributes.ref ?? '').split(':').map(placeOf);
        if (from && to) merges.push({ from, to });
      } else if (cell && (name === 'v' || name === 'f')) {
        inside = name;
        if (name === 'f') cell.formula = '';
      } else if (cell && name === 'is') inside = 'is';
      if (inside === 'is') strings.open(name, attributes);
    },
    text(text) {
      if (!cell) return;
      if (inside === 'v') cell.value = (cell.value ?? '') + text;
      else if (inside === 'f') cell.formula = (cell.formula ?? '') + text;
      else if (inside === 'is') strings.text(text);
    },
    close(name) {
      if (inside === 'is') strings.close(name);
      if (name === 'is' && cell) cell.inline = strings.take();
      if (name === inside) inside = '';
      if (name !== 'c' || !cell) return;
      const { place } = cell;
      const read = place.column < MAX_COLUMNS ? toCell(cell, sources) : blankCell();
      cell = undefined;
      if (isBlank(read)) return;
      const cells = rows.get(place.row) ?? new Map<number, SheetCell>();
      rows.set(place.row, cells.set(place.column, read));
    },
  });
  return [rows, merges];
}
