import { useTranslation } from 'react-i18next';
import classes from './list/student-table.module.css';

/** A dash for a missing value, with a text for screen readers. */
export function NotGiven() {
  const { t } = useTranslation();
  return (
    <span className={classes.nothing}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('students.notGiven')}</span>
    </span>
  );
}
