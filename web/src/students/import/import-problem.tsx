import { useTranslation } from 'react-i18next';
import classes from '../dialog.module.css';

/** Why the file was not taken: the short sentence, then the reasons. */
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
