import { runApart } from '../jobs/run-apart.ts';

/** Enough for the login cards of the largest import. */
const BOUNDS = { timeLimitMs: 30_000, heapMb: 128 };

/** Rows of texts by sheet name, the heading first. */
export type SheetTexts = Record<string, string[][]>;

/** Writes an xlsx in which every cell is text. */
export async function writeWorkbook(sheets: SheetTexts): Promise<Uint8Array<ArrayBuffer>> {
  const program = new URL('./write-workbook.process.ts', import.meta.url);
  const outcome = await runApart<Uint8Array<ArrayBuffer>>(program, sheets, BOUNDS);
  if ('exceeded' in outcome) throw new Error(`Writing a workbook took too much ${outcome.exceeded}.`);
  return outcome.answer;
}
