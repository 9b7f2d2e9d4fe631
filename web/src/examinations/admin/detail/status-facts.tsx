import { areResultsOut, type ExaminationAdmin } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../platform/i18n/i18n.ts';
import { timeText } from '../../../platform/time/time-text.ts';
import classes from './status-panel.module.css';

/** Facts of an examination: its classes, opening times and attempts, and the state of its results. */
export function StatusFacts({ examination }: { examination: ExaminationAdmin }) {
  const { t } = useTranslation();
  const { attempts_count, attempts_running } = examination;
  const attempts = [
    attempts_count,
    attempts_running > 0 && t('examinationAdmin.running', { count: attempts_running }),
  ];
  const facts = [
    {
      name: t('examinationAdmin.openTo'),
      value: examination.classes?.join(', ') ?? t('examinationSettings.everyone'),
    },
    { name: t('examinationAdmin.open'), value: useWindowText(examination) },
    { name: t('examinationAdmin.attempts'), value: attempts.filter((part) => part !== false).join(' · ') },
    { name: t('examinationSettings.resultsTitle'), value: useResultsText(examination) },
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useWindowText({ opens_at, closes_at }: ExaminationAdmin): string {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const from = opens_at && timeText(opens_at, locale);
  const until = closes_at && timeText(closes_at, locale);
  if (from && until) return t('examinationAdmin.fromUntil', { from, until });
  if (from) return t('examinationAdmin.from', { time: from });
  return until ? t('examinationAdmin.until', { time: until }) : t('examinationSettings.always');
}

function useResultsText({ results_release, results_at }: ExaminationAdmin): string {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  if (results_release === 'at_once') return t('examinationSettings.resultsAtOnce');
  if (!results_at) return t('examinationAdmin.resultsWaiting');
  const time = timeText(results_at, locale);
  const isOut = areResultsOut({ results_release, results_at }, Date.now());
  return isOut ? `${t('examinationAdmin.resultsReleased')} · ${time}` : time;
}
