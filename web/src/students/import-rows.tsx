import type { ImportRow } from '@lulus/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/i18n.ts';
import { pageOf } from '../ui/pages.ts';
import { importReasons } from './import-reason.ts';
import classes from './import-rows.module.css';
import { NotGiven } from './not-given.tsx';
import { PagedRows } from './paged-rows.tsx';
import table from './rows-table.module.css';

type Action = ImportRow['action'];

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

/** How many rows lead to what; pressing one shows these rows. Refused ones stand first, as they need someone. */
export function ImportRows({ rows }: { rows: ImportRow[] }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const number = new Intl.NumberFormat(locale);
  const [shown, setShown] = useState<Action | 'all'>(() =>
    rows.some(({ action }) => action === 'refuse') ? 'refuse' : 'all',
  );
  const [wanted, setWanted] = useState(1);
  const of = (action: Action) => rows.filter((row) => row.action === action);
  const page = pageOf(shown === 'all' ? rows : of(shown), wanted);
  const tiles = [
    { value: 'all' as const, label: t('students.allRows'), count: rows.length },
    ...actions.map((value) => ({ value, label: t(tileNames[value]), count: of(value).length })),
  ];

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
            <td data-label={t('students.login')}>{row.login || <NotGiven />}</td>
            <td>
              <span className={table.outcome} data-action={row.action}>
                {t(names[row.action])}
              </span>
              {row.message &&
                importReasons(row.message).map((reason) => (
                  <span key={reason} className={table.reason}>
                    {reason}
                  </span>
                ))}
            </td>
          </>
        )}
        showing={(shown) => t('students.rowsShowing', shown)}
        onPage={setWanted}
      />
    </>
  );
}
