import { TABLE_PAGE_BUTTONS, TABLE_PAGE_SIZE } from '@lulus/contract';

export interface PageOf<T> {
  rows: T[];
  /** Counted from 1; the last page when one beyond it was asked for. */
  page: number;
  pageCount: number;
  /** The numbers of the first and the last row shown, from 1; both 0 when there are none. */
  from: number;
  to: number;
  total: number;
}

export function pageOf<T>(all: readonly T[], wanted: number, size: number = TABLE_PAGE_SIZE): PageOf<T> {
  const pageCount = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(Math.max(1, wanted), pageCount);
  const start = (page - 1) * size;
  const rows = all.slice(start, start + size);
  const from = rows.length > 0 ? start + 1 : 0;
  return { rows, page, pageCount, from, to: start + rows.length, total: all.length };
}

/** The pages that have a button: the current one in the middle as far as there are pages on both sides. */
export function pageWindow(page: number, pageCount: number, buttons: number = TABLE_PAGE_BUTTONS): number[] {
  const shown = Math.min(buttons, pageCount);
  const first = Math.min(Math.max(1, page - Math.floor(buttons / 2)), pageCount - shown + 1);
  return Array.from({ length: shown }, (_, index) => first + index);
}
