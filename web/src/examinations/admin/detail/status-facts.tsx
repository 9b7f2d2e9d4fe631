import { areResultsOut, type ExaminationAdmin } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../platform/i18n/i18n.ts';
import { useSchoolTime } from '../../../platform/time/school-time.ts';
import { useResultsText, useWindowText } from '../settings-texts.ts';
import { useOwnerText } from '../sharing/ownership.ts';
import classes from './status-panel.module.css';

/** Facts of an examination: who may take it, when, how often and how, its attempts, its results, and who works on it. */
export function StatusFacts({ examination }: { examination: ExaminationAdmin }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const windowText = useWindowText();
  const { attempts_count, attempts_running } = examination;
  const attempts = [
    new Intl.NumberFormat(locale).format(attempts_count),
    attempts_running > 0 && t('examinationAdmin.running', { count: attempts_running }),
  ];
  const openToText = (names: string[] | null) =>
    names === null ? t('examinationSettings.everyone') : names.join(', ') || t('examinationAdmin.noClass');
  const forwardOnly = examination.sections.flatMap(({ forward_only, name }) => (forward_only ? name : []));
  const facts = [
    {
      name: t('examinationAdmin.openTo'),
      value: openToText(examination.classes),
    },
    { name: t('examinationAdmin.open'), value: windowText(examination) },
    {
      name: t('examinationAdmin.attemptsAllowed'),
      value: new Intl.NumberFormat(locale).format(examination.attempts_allowed),
    },
    {
      name: t('examinationAdmin.forwardOnly'),
      value: forwardOnly.length > 0 ? forwardOnly.join(', ') : t('examinationAdmin.noSection'),
    },
    { name: t('examinationAdmin.attempts'), value: attempts.filter((part) => part !== false).join(' · ') },
    { name: t('examinationSettings.resultsTitle'), value: useResultsState(examination) },
    { name: t('sharing.ownership'), value: useOwnerText(examination) },
    ...(examination.co_teachers.length > 0
      ? [{ name: t('sharing.coTeachers'), value: examination.co_teachers.map(({ name }) => name).join(', ') }]
      : []),
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

/** Text for when results are released, or that they are. */
function useResultsState({ results_release, results_at }: ExaminationAdmin): string {
  const { t } = useTranslation();
  const schoolTime = useSchoolTime();
  const resultsText = useResultsText();
  if (results_release === 'by_hand' && !results_at) return t('examinationAdmin.resultsWaiting');
  const isOut = results_at && areResultsOut({ results_release, results_at }, Date.now());
  return isOut
    ? `${t('examinationAdmin.resultsReleased')} · ${schoolTime(results_at)}`
    : resultsText({ results_release, results_at });
}
