/** Reads the sheets of a workbook: headings, rows and pictures. */
import { problem } from '@lulus/contract/messages';
import { type SourceFile, Unreadable } from '../imported.ts';
import { isZip } from '../unzip.ts';
import type { Field } from './columns.ts';
import { findHeading, type Heading, repeatsHeading } from './find-heading.ts';
import { readFormats } from './number-formats.ts';
import { gatherOptionRows } from './option-rows.ts';
import { readCellPictures, readDrawings, readWpsPictures } from './pictures.ts';
import type { QuestionRow } from './question-row.ts';
import {
  blankCell,
  type CellSources,
  columnName,
  type Merge,
  readSheetCells,
  type SheetCell,
  type SheetRows,
} from './read-sheet-cells.ts';
import { readSharedStrings } from './read-strings.ts';
import { type SheetPart, WorkbookPackage } from './workbook-package.ts';
import { GUIDE_NAMES } from './write-layout.ts';

export interface QuestionSheet {
  name: string;
  hasSections: boolean;
  rows: QuestionRow[];
}

export interface QuestionWorkbook {
  sheets: QuestionSheet[];
  /** Names of sheets with questions that are hidden. */
  hidden: string[];
  /** Names of other sheets that are not empty. */
  others: string[];
  /** Number of pictures above the questions or without a cell. */
  strayPictures: number;
  fileOf(name: string): Uint8Array | undefined;
}

/** Columns in which a merged cell is for all its rows. */
const FILLED: Field[] = ['section', 'type', 'stimulus'];

function fillMerged(rows: SheetRows, merges: Merge[], { fields }: Heading): void {
  for (const { from, to } of merges) {
    const cell = rows.get(from.row)?.get(from.column);
    const field = fields.get(from.column);
    if (!cell || !field || !FILLED.includes(field)) continue;
    for (const [row, cells] of rows) {
      if (row > from.row && row <= to.row) cells.set(from.column, cell);
    }
  }
}

function toQuestionRow(row: number, cells: Map<number, SheetCell>, { fields, others }: Heading): QuestionRow {
  const read: QuestionRow = {
    number: row + 1,
    cells: new Map(),
    others: [],
    pictures: [],
    hasDrawing: false,
  };
  for (const [column, cell] of cells) {
    const field = fields.get(column);
    if (field) read.cells.set(field, cell);
    else if (cell.text !== '' || cell.problem) {
      read.others.push([
        others.get(column) ?? columnName(column),
        cell.text || String(cell.problem?.params.shown),
      ]);
    }
    if (!field) read.pictures.push(...cell.pictures);
  }
  return read;
}

/** Whether the row has more than its number and what is filled in for many rows at once. */
const isFilled = ({ cells, others, pictures }: QuestionRow): boolean =>
  others.length > 0 ||
  pictures.length > 0 ||
  [...cells].some(([field, { text }]) =>
    field === 'number' ? /\p{L}{2}/u.test(text) : !FILLED.includes(field),
  );

class SheetReader {
  readonly strays: number[] = [];
  private readonly parts: WorkbookPackage;
  private readonly sources: CellSources;

  constructor(parts: WorkbookPackage) {
    this.parts = parts;
    const path = parts.relatedPath(parts.workbook, 'sharedStrings');
    const xml = path === undefined ? undefined : parts.xmlOf(path);
    this.sources = {
      strings: path !== undefined && xml !== undefined ? readSharedStrings(path, xml) : [],
      formatOf: readFormats(parts),
      cellPicture: readCellPictures(parts),
      wpsPicture: readWpsPictures(parts),
    };
  }

  read({ name, path }: SheetPart): { sheet?: QuestionSheet; isEmpty: boolean } {
    const xml = this.parts.xmlOf(path) ?? '';
    const [rows, merges] = readSheetCells(path, xml, this.sources);
    const heading = findHeading(rows);
    if (!heading) return { isEmpty: rows.size === 0 };
    const drawings = readDrawings(this.parts, path);
    for (const { row, column, ...picture } of drawings.pictures) {
      if (row <= heading.row) this.strays.push(row);
      else this.cellAt(rows, row, column).pictures.push(picture);
    }
    fillMerged(rows, merges, heading);
    const numbers = [...rows.keys()].filter((row) => row > heading.row).sort((a, b) => a - b);
    const filled = numbers
      .map((row) => ({ row, cells: rows.get(row) as Map<number, SheetCell> }))
      .filter(({ cells }) => !repeatsHeading(cells, heading))
      .map(({ row, cells }) => toQuestionRow(row, cells, heading))
      .filter(isFilled);
    const read = gatherOptionRows(filled);
    for (const row of drawings.others) {
      const owner = read.findLast(({ number }) => number <= row + 1);
      if (owner) owner.hasDrawing = true;
    }
    const hasSections = [...heading.fields.values()].includes('section');
    return { sheet: { name, hasSections, rows: read }, isEmpty: false };
  }

  /** The cell under a picture. A picture in an empty row belongs to the question above. */
  private cellAt(rows: SheetRows, row: number, column: number): SheetCell {
    let owner = row;
    while (owner > 0 && !rows.has(owner) && row - owner < MAX_PICTURE_ROWS) owner--;
    const cells = rows.get(owner) ?? new Map<number, SheetCell>();
    rows.set(owner, cells);
    const cell = cells.get(column) ?? blankCell();
    // Cells with the same text may be one object.
    const own = { ...cell, pictures: [...cell.pictures] };
    cells.set(column, own);
    return own;
  }
}

/** Empty rows over which a picture may reach. */
const MAX_PICTURE_ROWS = 40;

/** Throws `Unreadable`. */
export function readXlsx({ bytes }: SourceFile): QuestionWorkbook {
  if (!isZip(bytes)) throw new Unreadable(problem('not_xlsx'));
  const parts = new WorkbookPackage(bytes);
  // Binary workbooks have the same package.
  const found = parts.workbook.endsWith('.bin') ? [] : parts.sheets();
  if (found.length === 0) throw new Unreadable(problem('not_xlsx'));
  const reader = new SheetReader(parts);
  const workbook: QuestionWorkbook = {
    sheets: [],
    hidden: [],
    others: [],
    strayPictures: 0,
    fileOf: (name) => parts.bytesOf(name),
  };
  for (const part of found) {
    const { sheet, isEmpty } = reader.read(part);
    if (sheet && part.isHidden) workbook.hidden.push(part.name);
    else if (sheet) workbook.sheets.push(sheet);
    else if (!isEmpty && !part.isHidden && !GUIDE_NAMES.includes(part.name)) workbook.others.push(part.name);
  }
  workbook.strayPictures = reader.strays.length;
  if (workbook.sheets.length === 0) throw new Unreadable(problem('xlsx_no_heading'));
  return workbook;
}
