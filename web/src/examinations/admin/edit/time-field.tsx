import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../platform/i18n/i18n.ts';
import { useSchool } from '../../../platform/school/school.ts';
import { schoolTimeText } from '../../../platform/time/school-time.ts';
import { fromZonedInput } from '../../../platform/time/zoned-input.ts';
import { fieldMessage } from '../../../platform/ui/forms/form-errors.ts';
import type { ExaminationForm } from './use-examination-form.ts';

interface Props {
  form: ExaminationForm;
  name: 'opens_at' | 'closes_at' | 'results_at';
  label: string;
}

/**
 * Field for a time in the school's time zone. It shows the time in words below, because browsers show dates in the
 * order of their own language.
 */
export function TimeField({ form: { register, watch, formState }, name, label }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { time_zone: timeZone } = useSchool();
  const instant = fromZonedInput(watch(name), timeZone);
  const isTime = instant !== null && !Number.isNaN(Date.parse(instant));
  const noLimit = name === 'results_at' ? undefined : t('examinationSettings.noTime');
  return (
    <TextInput
      {...register(name)}
      type="datetime-local"
      label={label}
      description={isTime ? schoolTimeText(instant, { locale, timeZone, length: 'long' }) : noLimit}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={fieldMessage(formState.errors[name])}
    />
  );
}
