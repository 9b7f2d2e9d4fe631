import { TABLE_PAGE_SIZE } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import classes from './list-skeleton.module.css';

const lines = Array.from({ length: TABLE_PAGE_SIZE }, (_, index) => index);

/** Placeholder for a list, with the height of a full page of rows. */
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
