import '../../../platform/ui/forms/combobox-styles.ts';
import { TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../platform/ui/forms/choice.tsx';
import { fieldMessage } from '../../../platform/ui/forms/form-errors.ts';
import { classesQuery } from '../admin-examinations.api.ts';
import type { ExaminationForm } from './use-examination-form.ts';

export function ClassesSetting({ form }: { form: ExaminationForm }) {
  const { t } = useTranslation();
  const { register, watch, control, formState } = form;
  const chosen = watch('open_to') === 'classes';
  const known = useQuery({ ...classesQuery(), enabled: chosen });
  return (
    <Choice
      legend={t('examinationSettings.whoTitle')}
      input={register('open_to')}
      options={[
        { value: 'all', label: t('examinationSettings.everyone') },
        { value: 'classes', label: t('examinationSettings.someClasses') },
      ]}
    >
      {chosen && (
        <Controller
          control={control}
          name="classes"
          render={({ field }) => (
            <TagsInput
              {...field}
              label={t('examinationSettings.classes')}
              description={t('examinationSettings.classesHint')}
              data={known.data ?? []}
              error={fieldMessage(formState.errors.classes as { message?: string } | undefined)}
              acceptValueOnBlur
            />
          )}
        />
      )}
    </Choice>
  );
}
