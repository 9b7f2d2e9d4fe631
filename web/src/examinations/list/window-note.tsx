import type { Examination } from '@lulus/contract';
import { IconCalendarClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSchoolTime } from '../../platform/time/school-time.ts';
import { useNow } from '../../platform/time/use-now.ts';
import { examWindow } from './exam-window.ts';
import classes from './window-note.module.css';

interface Props {
  examination: Examination;
  /** Also shows the minutes for a student who starts now, if the window ends before the duration. */
  withMinutes?: boolean;
  /** The server's time in milliseconds. Without it, the note uses the slower clock of `useNow`. */
  now?: number;
}

/** Note on when an examination opens, closes or has closed. Empty if it is always open. */
export function WindowNote({ examination, withMinutes = false, now }: Props) {
  const { t } = useTranslation();
  const schoolTime = useSchoolTime();
  const slowNow = useNow();
  const window = examWindow(examination, now ?? slowNow);

  function text(): string | undefined {
    if (window.state === 'before') return t('examinations.opensAt', { time: schoolTime(window.at) });
    if (window.state === 'closed') return t('examinations.closedAt', { time: schoolTime(window.at) });
    if (!window.closesAt) return undefined;
    const time = schoolTime(window.closesAt);
    if (withMinutes && window.isCut) return t('examinations.cutShort', { time, count: window.minutes });
    return t('examinations.closesAt', { time });
  }

  const shown = text();
  if (!shown) return null;
  return (
    <p
      className={classes.note}
      data-state={window.state}
      data-cut={(withMinutes && window.state === 'open' && window.isCut) || undefined}
    >
      <IconCalendarClock size={18} stroke={1.75} className={classes.icon} aria-hidden />
      <span>{shown}</span>
    </p>
  );
}
