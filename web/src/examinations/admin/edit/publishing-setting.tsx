import { useTranslation } from 'react-i18next';
import { Choice } from '../../../platform/ui/forms/choice.tsx';
import classes from '../../../platform/ui/forms/form.module.css';
import type { ExaminationForm } from './use-examination-form.ts';

/** Choice between manual and automatic publishing, with an explanation below. */
export function PublishingSetting({ form }: { form: ExaminationForm }) {
  const { t } = useTranslation();
  const { register, watch } = form;
  return (
    <Choice
      legend={t('examinationSettings.publishingTitle')}
      input={register('publishing')}
      options={[
        { value: 'manual', label: t('examinationSettings.publishingManual') },
        { value: 'automatic', label: t('examinationSettings.publishingAutomatic') },
      ]}
    >
      <p className={classes.note}>{t(`examinationSettings.publishingHint_${watch('publishing')}`)}</p>
    </Choice>
  );
}
