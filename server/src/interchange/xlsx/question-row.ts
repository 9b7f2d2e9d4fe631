/** The cells of one question. */
import type { Field } from './columns.ts';
import type { Picture } from './pictures.ts';
import type { SheetCell } from './read-sheet-cells.ts';

export interface QuestionRow {
  /** Number in the sheet, from 1. */
  number: number;
  cells: Map<Field, SheetCell>;
  /** Cells of columns that are not known: heading and text. */
  others: [heading: string, text: string][];
  /** Pictures beside the columns. */
  pictures: Picture[];
  /** Whether it has a chart or a shape. */
  hasDrawing: boolean;
}
