/** Statements and columns of a `choice_table` in the form. */
import type { BankItem, ChoiceTableKey, OptionType } from '@lulus/contract';
import { emptyOption, type OptionDraft } from '../options/option-drafts.ts';

export interface RowDraft {
  /** Stays the same when other rows are added or removed. */
  id: number;
  text: string;
  html: string;
  /** Id of the right column. */
  column: number | null;
}

export interface TableDraft {
  /** From 2 to 5 columns in order, from column 1. */
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

/** `columns` are the options of the question. Their position is their number, from 1. */
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
        column: number === undefined ? null : (columns[Number(number) - 1]?.id ?? null),
      };
    }),
    rows_type: item.rows_type,
  };
}

/** Returns the key: the number of the right column by number of the row, for rows with a text. */
export function tableKey({ rows, rows_type, columns }: TableDraft): ChoiceTableKey {
  return Object.fromEntries(
    rows.flatMap((row, index) => {
      const column = columns.findIndex(({ id }) => id === row.column);
      return column < 0 || row[rows_type].trim() === '' ? [] : [[String(index + 1), String(column + 1)]];
    }),
  );
}
