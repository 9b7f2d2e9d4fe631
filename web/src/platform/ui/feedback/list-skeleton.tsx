import { TABLE_PAGE_SIZE } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import classes from './list-skeleton.module.css';

const lines = Array.from({ length: TABLE_PAGE_SIZE }, (_, index) => index);

/** The list before it has arrived, in the measures of what will stand there. */
export function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.skeleton} role="status">
      <p className={classes.text}>{t('ui.loading')}</p>
      {lines.map((line) => (
        <div key={line} className={classes.line} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
