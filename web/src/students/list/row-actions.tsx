import { Tooltip } from '@mantine/core';
import { IconKey, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../platform/ui/buttons/icon-button.tsx';
import classes from '../../platform/ui/tables/row-actions.module.css';
import type { StudentRow } from '../student-row.ts';

export type ChosenAction = 'class' | 'cards' | 'remove';

export interface StudentActions {
  openAttempts: (student: StudentRow) => void;
  edit: (student: StudentRow) => void;
  makeLink: (student: StudentRow) => void;
  resetPassword: (student: StudentRow) => void;
  remove: (student: StudentRow) => void;
  /** `done` is called after the action, and clears the choice of students. */
  ofChosen: (action: ChosenAction, students: StudentRow[], done: () => void) => void;
}

interface Props {
  student: StudentRow;
  actions: StudentActions;
}

export function RowActions({ student, actions }: Props) {
  const { t } = useTranslation();
  const { name } = student;
  const buttons = [
    { Icon: IconPencil, tip: t('students.edit'), label: t('students.editOne', { name }), act: actions.edit },
    {
      Icon: IconLink,
      tip: t('students.makeLink'),
      label: t('students.linkOne', { name }),
      act: actions.makeLink,
    },
    {
      Icon: IconKey,
      tip: t('students.reset'),
      label: t('students.resetOne', { name }),
      act: actions.resetPassword,
    },
    {
      Icon: IconTrash,
      tip: t('students.delete'),
      label: t('students.deleteOne', { name }),
      act: actions.remove,
      danger: true,
    },
  ];
  return (
    <span className={classes.actions}>
      {buttons.map(({ Icon, tip, label, act, danger }) => (
        <Tooltip key={tip} label={tip} openDelay={400}>
          <IconButton
            className={classes.action}
            data-danger={danger}
            aria-label={label}
            onClick={() => act(student)}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
          </IconButton>
        </Tooltip>
      ))}
    </span>
  );
}
