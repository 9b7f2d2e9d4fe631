import { useTranslation } from 'react-i18next';
import { clockText, secondsUntil } from '../../platform/time/use-countdown.ts';
import { useServerNow } from '../../platform/time/use-server-now.ts';
import classes from './attempt-table.module.css';

export interface ServerClock {
  /** The server's time of a reply. */
  serverTime: string;
  /** The device's time of the reply, in milliseconds. */
  receivedAt: number;
  /** The reply is outdated, since the server does not answer any more. */
  isStale: boolean;
}

const NEAR_END_SECONDS = 5 * 60;
const STEP_MS = 1000;

/** Time left in a running attempt. Stops at the last reply if the server does not answer any more. */
export function RunningTime({ due, clock }: { due: string; clock: ServerClock }) {
  const { t } = useTranslation();
  const now = useServerNow(clock.serverTime, clock.receivedAt, STEP_MS);
  const seconds = secondsUntil(Date.parse(due), clock.isStale ? Date.parse(clock.serverTime) : now);
  return (
    <span className={classes.left} data-close={seconds <= NEAR_END_SECONDS || undefined}>
      {t('monitor.left', { time: clockText(seconds) })}
    </span>
  );
}
