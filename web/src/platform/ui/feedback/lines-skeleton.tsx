import { useTranslation } from 'react-i18next';
import classes from './lines-skeleton.module.css';

interface Props {
  lines: number;
  /** True if each line is a name and a value, which take two lines on phones. */
  inPairs?: boolean;
}

/** Placeholder for a part of a page, with the height of its content. */
export function LinesSkeleton({ lines, inPairs = false }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.skeleton} data-pairs={inPairs || undefined} role="status">
      <span className="visually-hidden">{t('ui.loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical and never reordered.
        <span key={line} className={classes.line} aria-hidden="true" />
      ))}
    </div>
  );
}
