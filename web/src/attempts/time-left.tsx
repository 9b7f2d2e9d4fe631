import { IconClockHour4 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './time-left.module.css';
import { clockText, useCountdown } from './use-countdown.ts';

/** Minutes at which the remaining time is said aloud, once each. */
const SAID_AT = [10, 5, 1];
const CLOSE_SECONDS = 5 * 60;
const LAST_SECONDS = 60;

/** The remaining time, quiet until the last minutes. */
export function TimeLeft({ due, now }: { due: number; now: () => number }) {
  const { t } = useTranslation();
  const seconds = useCountdown(due, now);
  const minutes = SAID_AT.find((mark) => seconds <= mark * 60 && seconds > mark * 60 - 20);
  return (
    <>
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
      <span className="visually-hidden" role="status">
        {minutes !== undefined && t('attempts.minutesLeft', { count: minutes })}
      </span>
    </>
  );
}
