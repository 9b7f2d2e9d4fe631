import type { SchoolClass } from '@lulus/contract';
import { NativeSelect, Tooltip } from '@mantine/core';
import { IconArrowMerge, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../platform/ui/buttons/icon-button.tsx';
import { DataTable } from '../platform/ui/tables/data-table.tsx';
import { Pager } from '../platform/ui/tables/pager.tsx';
import { pageOf } from '../platform/ui/tables/pages.ts';
import actionClasses from '../platform/ui/tables/row-actions.module.css';
import type { ClassDialog } from './class-dialogs.tsx';
import classes from './classes-page.module.css';

const THIS_YEAR = '';

interface Props {
  classes: SchoolClass[];
  canManage: boolean;
  open: (dialog: ClassDialog) => void;
}

/** The classes of this year, or those of a chosen earlier year. */
export function ClassTable({ classes: all, canManage, open }: Props) {
  const { t } = useTranslation();
  const [year, setYear] = useState(THIS_YEAR);
  const [wanted, setWanted] = useState(1);
  const earlier = [...new Set(all.filter((one) => one.archived).map((one) => one.school_year))]
    .sort()
    .reverse();
  const rows = all.filter(({ archived, school_year }) =>
    year === THIS_YEAR ? !archived : archived && school_year === year,
  );
  const page = pageOf(rows, wanted);
  const columns = ['name', 'year', 'grade', 'homeroom', 'teachers', 'students'] as const;
  return (
    <>
      {earlier.length > 0 && (
        <div className={classes.tools}>
          <NativeSelect
            label={t('classes.year')}
            value={year}
            onChange={({ currentTarget }) => {
              setYear(currentTarget.value);
              setWanted(1);
            }}
            data={[
              { value: THIS_YEAR, label: t('classes.thisYear') },
              ...earlier.map((one) => ({ value: one, label: one })),
            ]}
          />
        </div>
      )}
      <DataTable label={t('classes.listTitle')} narrow="cards" className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`classes.${column}`)}
              </th>
            ))}
            {canManage && <th scope="col">{t('classes.actions')}</th>}
          </tr>
        </thead>
        <tbody>
          {page.rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              <td data-label={t('classes.year')}>{row.school_year}</td>
              <td data-label={t('classes.grade')}>{row.grade ?? '–'}</td>
              <td data-label={t('classes.homeroom')}>
                {row.homeroom_teacher?.name ?? t('classes.noTeacher')}
              </td>
              <td data-label={t('classes.teachers')}>
                {row.teachers.map(({ name }) => name).join(', ') || '–'}
              </td>
              <td data-label={t('classes.students')} className={classes.number}>
                {row.students}
              </td>
              {canManage && (
                <td>
                  <RowActions row={row} open={open} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </DataTable>
      <Pager
        page={page}
        list={t('classes.listTitle')}
        showing={(shown) => t('classes.showing', shown)}
        onPage={setWanted}
      />
    </>
  );
}

function RowActions({ row, open }: { row: SchoolClass; open: Props['open'] }) {
  const { t } = useTranslation();
  const { name } = row;
  const buttons = [
    { Icon: IconPencil, kind: 'form', tip: t('classes.edit'), label: t('classes.editOne', { name }) },
    ...(row.archived
      ? []
      : [
          {
            Icon: IconArrowMerge,
            kind: 'merge',
            tip: t('classes.merge'),
            label: t('classes.mergeOne', { name }),
          } as const,
        ]),
    ...(row.students > 0
      ? []
      : [
          {
            Icon: IconTrash,
            kind: 'delete',
            tip: t('classes.delete'),
            label: t('classes.deleteOne', { name }),
          } as const,
        ]),
  ] as const;
  return (
    <span className={actionClasses.actions}>
      {buttons.map(({ Icon, kind, tip, label }) => (
        <Tooltip key={tip} label={tip} openDelay={400}>
          <IconButton
            className={actionClasses.action}
            data-danger={kind === 'delete' || undefined}
            aria-label={label}
            onClick={() => open({ kind, row })}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
          </IconButton>
        </Tooltip>
      ))}
    </span>
  );
}
