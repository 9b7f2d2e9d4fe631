import { IconClockHour4 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { clockText, useCountdown } from '../../platform/time/use-countdown.ts';
import classes from './time-left.module.css';

const CLOSE_SECONDS = 5 * 60;
const LAST_SECONDS = 60;

/** Remaining time. Its colour changes in the last minutes, which `time-warning.tsx` announces to screen readers. */
export function TimeLeft({ due, now }: { due: number; now: () => number }) {
  const { t } = useTranslation();
  const seconds = useCountdown(due, now);
  return (
    <span
      className={classes.time}
      data-urgency={seconds <= LAST_SECONDS ? 'last' : seconds <= CLOSE_SECONDS ? 'close' : undefined}
      role="timer"
      aria-live="off"
      aria-label={t('attempts.timeLeft')}
    >
      <IconClockHour4 size={18} aria-hidden />
      <span className={classes.digits}>{clockText(seconds)}</span>
    </span>
  );
}
