import { useTranslation } from 'react-i18next';
import classes from '../dialog.module.css';

/** Reasons for the rejection of a file, below a general sentence if `headline` is set. */
export function ImportProblem({ errors, headline }: { errors: string[]; headline: boolean }) {
  const { t } = useTranslation();
  if (errors.length === 0) return null;
  return (
    <div className={classes.problem} role="alert">
      {headline && <p>{t('students.failed')}</p>}
      {errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </div>
  );
}
