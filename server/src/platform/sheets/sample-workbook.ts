import { type Columns, fieldsOf } from './columns.ts';
import { writeWorkbook } from './write-workbook.ts';

/** Writes a sheet to fill in: the importer's headings with two rows, and a second sheet that explains them. */
export function sampleWorkbook<F extends string>(
  name: string,
  table: Columns<F>,
): Promise<Uint8Array<ArrayBuffer>> {
  const columns = fieldsOf(table).map((field) => table[field]);
  const sampled = columns.flatMap(({ headings, examples }) => (examples ? [{ headings, examples }] : []));
  const rows = [
    sampled.map(({ headings }) => headings[0]),
    sampled.map(({ examples }) => examples[0]),
    sampled.map(({ examples }) => examples[1]),
  ];
  const explanation = [
    ['Kolom', 'Boleh juga ditulis'],
    ...columns.map(({ headings: [first, ...others] }) => [first, others.join(', ')]),
  ];
  return writeWorkbook({ [name]: rows, Petunjuk: explanation });
}
