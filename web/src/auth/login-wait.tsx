import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText, useCountdown } from '../platform/time/use-countdown.ts';
import classes from './auth-form.module.css';

interface Props {
  /** End of the wait, in milliseconds of the device's clock. */
  until: number;
  why: string;
  onOver: () => void;
}

/** Shows the reason and the time left. Screen readers announce only the reason. */
export function LoginWait({ until, why, onOver }: Props) {
  const { t } = useTranslation();
  const left = useCountdown(until, Date.now);
  useEffect(() => {
    if (left === 0) onOver();
  }, [left, onOver]);
  return (
    <p className={`${classes.note} ${classes.wait}`}>
      <span role="alert">{why}</span>{' '}
      <span role="timer">{t('auth.tryAgainIn', { time: clockText(left) })}</span>
    </p>
  );
}
