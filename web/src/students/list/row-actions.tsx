import { Tooltip } from '@mantine/core';
import { IconKey, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../platform/ui/buttons/icon-button.tsx';
import classes from '../../platform/ui/tables/row-actions.module.css';
import type { StudentRow } from '../student-row.ts';
import type { OpenStudentDialog } from './student-dialogs.tsx';

interface Props {
  student: StudentRow;
  open: OpenStudentDialog;
}

export function RowActions({ student, open }: Props) {
  const { t } = useTranslation();
  const { name } = student;
  const buttons = [
    { Icon: IconPencil, kind: 'edit', tip: t('students.edit'), label: t('students.editOne', { name }) },
    { Icon: IconLink, kind: 'link', tip: t('students.makeLink'), label: t('students.linkOne', { name }) },
    { Icon: IconKey, kind: 'reset', tip: t('students.reset'), label: t('students.resetOne', { name }) },
    { Icon: IconTrash, kind: 'delete', tip: t('students.delete'), label: t('students.deleteOne', { name }) },
  ] as const;
  return (
    <span className={classes.actions}>
      {buttons.map(({ Icon, tip, label, kind }) => (
        <Tooltip key={tip} label={tip} openDelay={400}>
          <IconButton
            className={classes.action}
            data-danger={kind === 'delete' || undefined}
            aria-label={label}
            onClick={() => open({ kind, student })}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
          </IconButton>
        </Tooltip>
      ))}
    </span>
  );
}
