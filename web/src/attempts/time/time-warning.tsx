import { IconClockHour4 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '../../platform/time/use-countdown.ts';
import classes from './time-warning.module.css';
import { useTimeWarning } from './use-time-warning.ts';

/** Shows and announces for 30 s that ten, five or one minute is left. It is in the bar, so it covers nothing. */
export function TimeWarning({ due, now }: { due: number; now: () => number }) {
  const { t } = useTranslation();
  const minutes = useTimeWarning(due, useCountdown(due, now));
  return (
    <p className={classes.warning} role="status" data-minutes={minutes ?? undefined}>
      {minutes !== null && (
        <>
          <IconClockHour4 size={16} aria-hidden />
          {t('attempts.minutesLeft', { count: minutes })}
        </>
      )}
    </p>
  );
}
