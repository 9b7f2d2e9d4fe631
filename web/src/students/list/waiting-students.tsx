import { ActionButton } from '../../platform/ui/buttons/action-button.tsx';
import { IconLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/i18n/i18n.ts';
import type { StudentRow } from '../student-row.ts';
import classes from './waiting-students.module.css';

interface Props {
  students: StudentRow[];
  onMakeLinks: () => void;
}

/** Number of students without a password, with a button to make links. Empty if all have one. */
export function WaitingStudents({ students, onMakeLinks }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const count = students.filter(({ has_password }) => !has_password).length;
  const total = new Intl.NumberFormat(locale).format(count);
  if (count === 0) return null;
  return (
    <div className={classes.waiting}>
      <p className={classes.text}>{t('students.waiting', { count, total })}</p>
      <ActionButton icon={IconLink} onClick={onMakeLinks}>
        {t('students.makeLinks', { count, total })}
      </ActionButton>
    </div>
  );
}
