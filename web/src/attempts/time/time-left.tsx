import { IconClockHour4 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { clockText, useCountdown } from '../../platform/time/use-countdown.ts';
import classes from './time-left.module.css';

const CLOSE_SECONDS = 5 * 60;
const LAST_SECONDS = 60;

interface Props {
  /** End of the time, in milliseconds by the server's clock. */
  due: number;
  /** Whether it is the time of the open section, not of the whole exam. */
  ofSection: boolean;
  now: () => number;
}

/** Remaining time. Its colour changes in the last minutes, which `time-warning.tsx` announces to screen readers. */
export function TimeLeft({ due, ofSection, now }: Props) {
  const { t } = useTranslation();
  const seconds = useCountdown(due, now);
  return (
    <span
      className={classes.time}
      data-urgency={seconds <= LAST_SECONDS ? 'last' : seconds <= CLOSE_SECONDS ? 'close' : undefined}
      role="timer"
      aria-live="off"
      aria-label={t(ofSection ? 'attempts.sectionTimeLeft' : 'attempts.timeLeft')}
    >
      <IconClockHour4 size={18} aria-hidden />
      <span className={classes.digits}>{clockText(seconds)}</span>
    </span>
  );
}
