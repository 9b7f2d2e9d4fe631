import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../platform/i18n/i18n.ts';
import { Choice } from '../../../platform/ui/forms/choice.tsx';
import classes from '../../../platform/ui/forms/form.module.css';
import { fieldMessage } from '../../../platform/ui/forms/form-errors.ts';
import { zoneName } from './local-time.ts';
import type { ExaminationForm } from './use-examination-form.ts';

export function WindowSetting({ form }: { form: ExaminationForm }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { register, watch, formState } = form;
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
            <TextInput
              {...register('opens_at')}
              type="datetime-local"
              label={t('examinationSettings.opensAt')}
              error={fieldMessage(formState.errors.opens_at)}
            />
            <TextInput
              {...register('closes_at')}
              type="datetime-local"
              label={t('examinationSettings.closesAt')}
              error={fieldMessage(formState.errors.closes_at)}
            />
          </div>
          <p className={classes.note}>{t('examinationSettings.windowHint', { zone: zoneName(locale) })}</p>
        </>
      )}
    </Choice>
  );
}
