import { useTranslation } from 'react-i18next';
import classes from './lines-skeleton.module.css';

interface Props {
  lines: number;
  /** Each line is a name and a value, which stand one above the other on a phone. */
  inPairs?: boolean;
}

/** A part of a page before it has arrived, as high as what will stand there. */
export function LinesSkeleton({ lines, inPairs = false }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.skeleton} data-pairs={inPairs || undefined} role="status">
      <span className="visually-hidden">{t('ui.loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place.
        <span key={line} className={classes.line} aria-hidden="true" />
      ))}
    </div>
  );
}
