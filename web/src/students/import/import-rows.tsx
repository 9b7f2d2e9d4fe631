import type { ImportRow } from '@lulus/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import { messageText } from '../../platform/i18n/message-text.ts';
import { pageOf } from '../../platform/ui/tables/pages.ts';
import { NotGiven } from '../not-given.tsx';
import { PagedRows } from '../paged-rows.tsx';
import table from '../rows-table.module.css';
import { ImportChanges } from './import-changes.tsx';
import classes from './import-rows.module.css';

/** Filter of a tile. `self` selects the rows that match self-registered accounts, `noted` those with notes. */
type RowFilter = 'all' | 'self' | 'noted' | ImportRow['action'];

const names = {
  create: 'students.rowCreate',
  update: 'students.rowUpdate',
  refuse: 'students.rowRefuse',
} as const;
const tileNames = {
  create: 'students.willCreate',
  update: 'students.willUpdate',
  refuse: 'students.willRefuse',
} as const;
const actions = ['create', 'update', 'refuse'] as const;

function isShown(row: ImportRow, shown: RowFilter): boolean {
  if (shown === 'self') return row.self_registered;
  if (shown === 'noted') return row.notes.length > 0;
  return shown === 'all' || row.action === shown;
}

function CellMessages({ messages, className }: { messages: ImportRow['reasons']; className?: string }) {
  return messages.map(({ column, ...message }) => (
    <span key={`${column} ${message.code}`} className={className}>
      {column === undefined ? '' : `${column}: `}
      {messageText(message, message.code)}
    </span>
  ));
}

/** Tiles with numbers of rows, which filter the table below. It starts with rejected rows if there are any. */
export function ImportRows({ rows }: { rows: ImportRow[] }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const number = new Intl.NumberFormat(locale);
  const [shown, setShown] = useState<RowFilter>(() =>
    rows.some(({ action }) => action === 'refuse') ? 'refuse' : 'all',
  );
  const [wanted, setWanted] = useState(1);
  const rowsOf = (filter: RowFilter) => rows.filter((row) => isShown(row, filter));
  const page = pageOf(rowsOf(shown), wanted);
  const tile = (value: RowFilter, label: string) => ({ value, label, count: rowsOf(value).length });
  const tiles = [
    tile('all', t('students.allRows')),
    ...actions.map((value) => tile(value, t(tileNames[value]))),
    tile('self', t('students.selfRegistered')),
    tile('noted', t('students.withNotes')),
  ].filter(({ value, count }) => (value !== 'self' && value !== 'noted') || count > 0);

  return (
    <>
      <fieldset className={classes.tiles}>
        <legend className="visually-hidden">{t('students.whichRows')}</legend>
        {tiles.map(({ value, label, count }) => (
          <button
            key={value}
            type="button"
            className={classes.tile}
            data-action={value}
            data-some={count > 0 || undefined}
            aria-pressed={shown === value}
            onClick={() => {
              setShown(value);
              setWanted(1);
            }}
          >
            <span className={classes.count}>{number.format(count)}</span>
            <span className={classes.label}>{label}</span>
          </button>
        ))}
      </fieldset>
      <PagedRows
        label={t('students.rowsLabel')}
        columns={[
          t('students.row'),
          t('students.name'),
          t('students.class'),
          t('students.login'),
          t('students.outcome'),
        ]}
        page={page}
        keyOf={({ row }) => row}
        cells={(row) => (
          <>
            <td data-label={t('students.row')} className={table.number}>
              {number.format(row.row)}
            </td>
            <th scope="row">{row.name || <NotGiven />}</th>
            <td data-label={t('students.class')}>{row.class ?? <NotGiven />}</td>
            <td data-label={t('students.login')} className={table.login}>
              {row.login || <NotGiven />}
            </td>
            <td>
              <span className={table.outcome} data-action={row.action}>
                {t(names[row.action])}
              </span>
              {row.self_registered && <span className={table.note}>{t('students.selfRegistered')}</span>}
              <ImportChanges row={row} />
              <CellMessages messages={row.notes} className={table.note} />
              <CellMessages messages={row.reasons} className={table.reason} />
            </td>
          </>
        )}
        showing={(shown) => t('students.rowsShowing', shown)}
        onPage={setWanted}
      />
    </>
  );
}
