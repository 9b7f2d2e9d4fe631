import { useTranslation } from 'react-i18next';
import { useSchool } from '../../../platform/school/school.ts';
import { zoneText } from '../../../platform/time/zoned-input.ts';
import { AttentionNote } from '../../../platform/ui/feedback/attention-note.tsx';
import { Choice } from '../../../platform/ui/forms/choice.tsx';
import classes from '../../../platform/ui/forms/form.module.css';
import { comesDuringAttempts, helpsNextAttempt } from '../early-results.ts';
import { TimeField } from './time-field.tsx';
import type { ExaminationForm } from './use-examination-form.ts';

export function ResultsSetting({ form }: { form: ExaminationForm }) {
  const { t } = useTranslation();
  const { register, watch } = form;
  const { time_zone } = useSchool();
  const release = watch('results_release');
  const plan = {
    attempts_allowed: Number(watch('attempts_allowed')),
    examination_duration: Number(watch('examination_duration')),
    results_release: release,
    results_at: watch('results_at'),
    closes_at: watch('open') === 'window' ? watch('closes_at') : null,
  };
  return (
    <Choice
      legend={t('examinationSettings.resultsTitle')}
      input={register('results_release')}
      options={[
        { value: 'at_once', label: t('examinationSettings.resultsAtOnce') },
        { value: 'at_time', label: t('examinationSettings.resultsAtTime') },
        { value: 'by_hand', label: t('examinationSettings.resultsByHand') },
      ]}
    >
      {release === 'at_time' && (
        <>
          <TimeField form={form} name="results_at" label={t('examinationSettings.resultsAt')} />
          <p className={classes.note}>{t('examinationSettings.zone', { zone: zoneText(time_zone) })}</p>
        </>
      )}
      {release === 'at_once' && <p className={classes.note}>{t('examinationSettings.resultsAtOnceHint')}</p>}
      {helpsNextAttempt(plan) && (
        <AttentionNote>{t('examinationSettings.resultsBetweenAttempts')}</AttentionNote>
      )}
      {comesDuringAttempts(plan) && (
        <AttentionNote>{t('examinationSettings.resultsWhileWriting')}</AttentionNote>
      )}
      {release === 'by_hand' && <p className={classes.note}>{t('examinationSettings.resultsByHandHint')}</p>}
    </Choice>
  );
}
