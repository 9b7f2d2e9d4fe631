import type { Problem } from '@lulus/contract/messages';
import type { Columns } from './columns.ts';

/** A kind of sheet that the server imports. */
export interface SheetKind<F extends string> {
  columns: Columns<F>;
  /** Why a sheet with these fields is unusable, or undefined if it has all required columns. */
  missing: (has: (field: F) => boolean, sheet: string) => Problem | undefined;
  /** Why a file without a heading row is unusable. */
  noHeading: Problem;
}
