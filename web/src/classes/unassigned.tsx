import type { SchoolClass, UnassignedStudent } from '@lulus/contract';
import { Button, NativeSelect } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError, showSuccess } from '../platform/ui/feedback/toasts.tsx';
import { DataTable } from '../platform/ui/tables/data-table.tsx';
import { Pager } from '../platform/ui/tables/pager.tsx';
import { pageOf } from '../platform/ui/tables/pages.ts';
import { refetchClasses, sendAssignment } from './classes.api.ts';
import classes from './classes-page.module.css';

const MAX_NAMES = 3;

interface Props {
  students: UnassignedStudent[];
  /** The classes of this year. */
  classes: SchoolClass[];
}

/** Students in no class, by what they wrote as their class. */
export function Unassigned({ students, classes: current }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [wanted, setWanted] = useState(1);
  const groups = [...Map.groupBy(students, (student) => student.class)];
  const page = pageOf(groups, wanted);
  return (
    <section className={classes.unassigned} aria-labelledby={id}>
      <h2 id={id}>{t('classes.unassignedTitle')}</h2>
      <p>{t('classes.unassignedText')}</p>
      <DataTable label={t('classes.unassignedTitle')} narrow="lines" dense>
        <thead>
          <tr>
            <th scope="col">{t('classes.typed')}</th>
            <th scope="col">{t('classes.students')}</th>
            <th scope="col">{t('classes.assign')}</th>
          </tr>
        </thead>
        <tbody>
          {page.rows.map(([typed, some]) => (
            <Group
              key={typed ?? ''}
              typed={typed ?? t('classes.nothingTyped')}
              students={some}
              current={current}
            />
          ))}
        </tbody>
      </DataTable>
      {page.pageCount > 1 && (
        <Pager
          page={page}
          list={t('classes.unassignedTitle')}
          showing={(shown) => t('classes.showingGroups', shown)}
          onPage={setWanted}
        />
      )}
    </section>
  );
}

interface GroupProps {
  typed: string;
  students: UnassignedStudent[];
  current: SchoolClass[];
}

function Group({ typed, students, current }: GroupProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [classId, setClassId] = useState('');
  const assign = useMutation({
    mutationFn: () =>
      sendAssignment(
        classId,
        students.map(({ id }) => id),
      ),
    onSuccess: async ({ assigned }) => {
      const name = current.find(({ id }) => id === classId)?.name ?? '';
      showSuccess(t('classes.assigned', { count: assigned, name }));
      await refetchClasses(client);
    },
    onError: showError,
  });
  const names = students.slice(0, MAX_NAMES).map(({ name }) => name);
  const more = students.length - names.length;
  return (
    <tr>
      <th scope="row">{typed}</th>
      <td data-label={t('classes.students')}>
        {more > 0 ? t('classes.andMore', { names: names.join(', '), more }) : names.join(', ')}
      </td>
      <td>
        <span className={classes.assign}>
          <NativeSelect
            aria-label={t('classes.classFor', { typed })}
            value={classId}
            onChange={({ currentTarget }) => setClassId(currentTarget.value)}
            data={[
              { value: '', label: t('classes.chooseClass') },
              ...current.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <Button
            variant="default"
            disabled={classId === ''}
            loading={assign.isPending}
            onClick={() => assign.mutate()}
          >
            {t('classes.assign')}
          </Button>
        </span>
      </td>
    </tr>
  );
}
