import type { ReactNode } from 'react';
import { DataTable } from '../platform/ui/tables/data-table.tsx';
import { Pager } from '../platform/ui/tables/pager.tsx';
import type { PageOf } from '../platform/ui/tables/pages.ts';

interface Props<Row> {
  label: string;
  columns: string[];
  page: PageOf<Row>;
  keyOf: (row: Row) => string | number;
  /** Renders the cells of a row. */
  cells: (row: Row) => ReactNode;
  showing: Parameters<typeof Pager>[0]['showing'];
  onPage: (page: number) => void;
}

/** Paged table of the rows of a file. */
export function PagedRows<Row>({ label, columns, page, keyOf, cells, showing, onPage }: Props<Row>) {
  return (
    <>
      {page.total > 0 && (
        <DataTable label={label} narrow="lines" dense>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {page.rows.map((row) => (
              <tr key={keyOf(row)}>{cells(row)}</tr>
            ))}
          </tbody>
        </DataTable>
      )}
      <Pager page={page} list={label} showing={showing} onPage={onPage} />
    </>
  );
}
