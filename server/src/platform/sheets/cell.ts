/** A cell as read from a sheet. A formula is its stored value. */
export type Cell = string | number | boolean | null | DateCell | ErrorCell;

/** A number that the sheet shows as a date. `date` is ISO 8601, `shown` is what a person sees. */
export interface DateCell {
  date: string;
  shown: string;
}

export interface ErrorCell {
  error: string;
}

/** A row that is not blank, numbered as in the sheet. */
export interface CellRow {
  row: number;
  cells: Cell[];
}
