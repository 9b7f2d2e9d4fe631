import { TABLE_PAGE_BUTTONS, TABLE_PAGE_SIZE } from '@lulus/contract';

export interface PageOf<T> {
  rows: T[];
  /** Page number from 1, limited to the last page. */
  page: number;
  pageCount: number;
  /** Numbers of the first and the last visible row, from 1; both 0 if there are no rows. */
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

/** Returns the page numbers with a button. The current page is in the middle if possible. */
export function pageWindow(page: number, pageCount: number, buttons: number = TABLE_PAGE_BUTTONS): number[] {
  const shown = Math.min(buttons, pageCount);
  const first = Math.min(Math.max(1, page - Math.floor(buttons / 2)), pageCount - shown + 1);
  return Array.from({ length: shown }, (_, index) => first + index);
}
