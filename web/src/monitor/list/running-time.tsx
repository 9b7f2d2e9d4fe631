import { useTranslation } from 'react-i18next';
import { clockText, secondsUntil } from '../../platform/time/use-countdown.ts';
import { useServerNow } from '../../platform/time/use-server-now.ts';
import classes from './attempt-table.module.css';

export interface ServerClock {
  /** The server's time of a reply. */
  serverTime: string;
  /** The device's time of the reply, in milliseconds. */
  receivedAt: number;
}

const NEAR_END_SECONDS = 5 * 60;
const STEP_MS = 1000;

/** Time left in a running attempt. */
export function RunningTime({ due, clock }: { due: string; clock: ServerClock }) {
  const { t } = useTranslation();
  const seconds = secondsUntil(Date.parse(due), useServerNow(clock.serverTime, clock.receivedAt, STEP_MS));
  return (
    <span className={classes.left} data-close={seconds <= NEAR_END_SECONDS || undefined}>
      {t('monitor.left', { time: clockText(seconds) })}
    </span>
  );
}
