import { useTranslation } from 'react-i18next';
import { clockText, secondsUntil } from '../../platform/time/use-countdown.ts';
import { useServerNow } from '../../platform/time/use-server-now.ts';
import classes from './attempt-table.module.css';

/** What the server said its time was, and when this device heard it. */
export interface ServerClock {
  said: string;
  heardAt: number;
}

const CLOSE_SECONDS = 5 * 60;
const STEP_MS = 1000;

/** The time that a running attempt has left. */
export function RunningTime({ due, clock }: { due: string; clock: ServerClock }) {
  const { t } = useTranslation();
  const seconds = secondsUntil(Date.parse(due), useServerNow(clock.said, clock.heardAt, STEP_MS));
  return (
    <span className={classes.left} data-close={seconds <= CLOSE_SECONDS || undefined}>
      {t('monitor.left', { time: clockText(seconds) })}
    </span>
  );
}
