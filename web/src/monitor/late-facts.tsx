import type { MonitoredAttempt } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { momentText } from '../platform/time/moment-text.ts';
import classes from './late-facts.module.css';

/** When late answers arrived and were chosen, whether the result was visible by then, and whether they are ignored. */
export function LateFacts({ late }: { late: NonNullable<MonitoredAttempt['late']> }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const when = (instant: string) => momentText(instant, locale, 'second');
  const { received_at, claimed_from, claimed_to, result_visible, ignored } = late;
  return (
    <>
      <span className={classes.fact}>{t('monitor.lateReceived', { time: when(received_at) })}</span>
      <span className={classes.fact}>
        {t('monitor.lateClaimed', { from: when(claimed_from), to: when(claimed_to) })}
      </span>
      {result_visible && <span className={classes.fact}>{t('monitor.lateResultVisible')}</span>}
      {ignored && <span className={classes.fact}>{t('monitor.lateIgnored')}</span>}
    </>
  );
}
