/** Rows and columns in the form: statements and columns of a `choice_table`, left and right sides of a `match`. */
import type { BankItem, ChoiceTableKey, OptionType } from '@lulus/contract';
import { emptyOption, type Numbers, numbersByPosition, type OptionDraft } from '../options/option-drafts.ts';

export interface RowDraft {
  /** Stays the same when other rows are added or removed. */
  id: number;
  text: string;
  html: string;
  /** Id of the right column. */
  column: number | null;
}

export interface TableDraft {
  /** Columns in order, or right sides. */
  columns: readonly OptionDraft[];
  columns_type: OptionType;
  rows: readonly RowDraft[];
  rows_type: 'text' | 'html';
}

export const emptyRow = (id: number): RowDraft => ({ id, text: '', html: '', column: null });

const columnsOf = (texts: readonly string[]): OptionDraft[] =>
  texts.map((text, id) => ({ ...emptyOption(id), text }));

export const NO_TABLE: TableDraft = {
  columns: columnsOf(['', '']),
  columns_type: 'text',
  rows: [0, 1, 2].map(emptyRow),
  rows_type: 'text',
};

export const NO_MATCH: TableDraft = { ...NO_TABLE, columns: columnsOf(['', '', '']) };

/** Returns the table with these columns. Rows keep their right column if it is still there. */
export function withColumns(table: TableDraft, texts: readonly string[]): TableDraft {
  const rows = table.rows.map((row) =>
    row.column !== null && row.column < texts.length ? row : { ...row, column: null },
  );
  return { ...table, columns: columnsOf(texts), columns_type: 'text', rows };
}

/** Returns the table with these columns if it has none with a content yet. */
export const withPreset = (table: TableDraft, texts: readonly string[]): TableDraft =>
  table.columns.every(({ text, html, current, file }) => !(text || html || current || file))
    ? withColumns(table, texts)
    : table;

/** Returns the table without a column. Rows for which it was right have none. */
export function withoutColumn(table: TableDraft, id: number): TableDraft {
  return {
    ...table,
    columns: table.columns.filter((column) => column.id !== id),
    rows: table.rows.map((row) => (row.column === id ? { ...row, column: null } : row)),
  };
}

/** Returns the table with a column for a row. Unless columns may repeat, the row that had it gets this row's former one. */
export function withPick(
  table: TableDraft,
  { id, column, mayRepeat }: { id: number; column: number | null; mayRepeat: boolean },
): TableDraft {
  const former = table.rows.find((row) => row.id === id)?.column ?? null;
  const rows = table.rows.map((row) => {
    if (row.id === id) return { ...row, column };
    return !mayRepeat && column !== null && row.column === column ? { ...row, column: former } : row;
  });
  return { ...table, rows };
}

/** Returns the table in which only the first row of several with the same column keeps it. */
export function withoutRepeats(table: TableDraft): TableDraft {
  const isFirst = (column: number | null, index: number) =>
    table.rows.findIndex((row) => row.column === column) === index;
  return {
    ...table,
    rows: table.rows.map((row, index) => (isFirst(row.column, index) ? row : { ...row, column: null })),
  };
}

/** `columns` are the options of the question. Without a number of their own, their position is their number, from 1. */
export function tableOf(item: BankItem, columns: readonly OptionDraft[]): TableDraft {
  const key = item.bank_key as ChoiceTableKey;
  const length = Math.max(0, ...Object.keys(item.bank_rows).map(Number));
  return {
    columns,
    columns_type: item.option_type,
    rows: Array.from({ length }, (_, id) => {
      const content = item.bank_rows[id + 1] ?? '';
      const number = key[id + 1];
      return {
        ...emptyRow(id),
        [item.rows_type]: content,
        column: columns.find((column, index) => (column.number ?? String(index + 1)) === number)?.id ?? null,
      };
    }),
    rows_type: item.rows_type,
  };
}

/** Returns the key: the number of the right column by number of the row, for rows with a text. */
export function tableKey(
  { rows, rows_type, columns }: TableDraft,
  numbers: Numbers = numbersByPosition(columns),
): ChoiceTableKey {
  return Object.fromEntries(
    rows.flatMap((row, index) => {
      const column = row.column === null ? undefined : numbers.get(row.column);
      return column === undefined || row[rows_type].trim() === '' ? [] : [[String(index + 1), column]];
    }),
  );
}
