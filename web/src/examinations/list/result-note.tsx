import type { Examination } from '@lulus/contract';
import { IconHourglassHigh } from '@tabler/icons-react';
import { useNow } from '../../platform/time/use-now.ts';
import { isResultPending } from '../results-release.ts';
import { useResultTime } from './use-result-time.ts';
import classes from './window-note.module.css';

/** Note on when the result of a submitted attempt will be released. Empty if it is released. */
export function ResultNote({ examination }: { examination: Examination }) {
  const resultTime = useResultTime();
  if (!isResultPending(examination, useNow())) return null;
  return (
    <p className={classes.note}>
      <IconHourglassHigh size={18} stroke={1.75} className={classes.icon} aria-hidden />
      <span>{resultTime(examination)}</span>
    </p>
  );
}
