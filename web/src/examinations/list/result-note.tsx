import type { Examination } from '@lulus/contract';
import { IconHourglassHigh } from '@tabler/icons-react';
import { useNow } from '../../platform/time/use-now.ts';
import { isResultPending } from '../results-release.ts';
import { useResultTime } from './use-result-time.ts';
import classes from './window-note.module.css';

/** When the result of the submitted attempt comes; nothing if it is already here. */
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
