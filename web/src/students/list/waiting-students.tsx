import { IconLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import type { StudentRow } from '../student-row.ts';
import classes from './waiting-students.module.css';

interface Props {
  students: StudentRow[];
  onMakeLinks: () => void;
}

/** Number of students without a password, with a button to make links. Empty if all have one. */
export function WaitingStudents({ students, onMakeLinks }: Props) {
  const { t } = useTranslation();
  const count = students.filter(({ has_password }) => !has_password).length;
  if (count === 0) return null;
  return (
    <div className={classes.waiting}>
      <p className={classes.text}>{t('students.waiting', { count })}</p>
      <ActionButton icon={IconLink} onClick={onMakeLinks}>
        {t('students.makeLinks', { count })}
      </ActionButton>
    </div>
  );
}
