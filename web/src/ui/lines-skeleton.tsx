import { useTranslation } from 'react-i18next';
import classes from './lines-skeleton.module.css';

interface Props {
  lines: number;
  /** Gives lines another height than a line of text has (`--line`). */
  className?: string | undefined;
}

/** A part of a page before it has arrived, as high as what will stand there. */
export function LinesSkeleton({ lines, className }: Props) {
  const { t } = useTranslation();
  return (
    <div className={className ? `${classes.skeleton} ${className}` : classes.skeleton} role="status">
      <span className="visually-hidden">{t('ui.loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place.
        <span key={line} className={classes.line} aria-hidden="true" />
      ))}
    </div>
  );
}
