import { useTranslation } from 'react-i18next';
import { useSchool } from '../../../platform/school/school.ts';
import { zoneText } from '../../../platform/time/zoned-input.ts';
import { Choice } from '../../../platform/ui/forms/choice.tsx';
import classes from '../../../platform/ui/forms/form.module.css';
import { TimeField } from './time-field.tsx';
import type { ExaminationForm } from './use-examination-form.ts';

export function WindowSetting({ form }: { form: ExaminationForm }) {
  const { t } = useTranslation();
  const { time_zone } = useSchool();
  const { register, watch } = form;
  return (
    <Choice
      legend={t('examinationSettings.whenTitle')}
      input={register('open')}
      options={[
        { value: 'always', label: t('examinationSettings.always') },
        { value: 'window', label: t('examinationSettings.inWindow') },
      ]}
    >
      {watch('open') === 'window' && (
        <>
          <div className={classes.pair}>
            <TimeField form={form} name="opens_at" label={t('examinationSettings.opensAt')} />
            <TimeField form={form} name="closes_at" label={t('examinationSettings.closesAt')} />
          </div>
          <p className={classes.note}>
            {t('examinationSettings.zone', { zone: zoneText(time_zone) })}{' '}
            {t('examinationSettings.windowHint')}
          </p>
        </>
      )}
    </Choice>
  );
}
