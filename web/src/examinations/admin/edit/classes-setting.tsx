import '../../../platform/ui/forms/combobox-styles.ts';
import { MultiSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { settingsQuery } from '../../../platform/school/school.api.ts';
import { isAdmin } from '../../../platform/session/roles.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Choice } from '../../../platform/ui/forms/choice.tsx';
import { fieldMessage } from '../../../platform/ui/forms/form-errors.ts';
import { useClassOptions } from './use-class-options.ts';
import type { ExaminationForm } from './use-examination-form.ts';

export function ClassesSetting({ form }: { form: ExaminationForm }) {
  const { t } = useTranslation();
  const { register, watch, control, formState } = form;
  const isTeacher = !isAdmin(useSession()?.user);
  const { data: settings } = useQuery(settingsQuery());
  const [openTo, ids] = watch(['open_to', 'class_ids']);
  const options = useClassOptions(ids, { enabled: openTo === 'classes' });
  // Classes of other teachers, which an admin has added, stay as they are.
  const unlisted = ids.filter((id) => !options.some(({ value }) => value === id));
  const mayOpenToAll = !isTeacher || settings?.teachers_open_to_all || openTo === 'all';
  return (
    <Choice
      legend={t('examinationSettings.whoTitle')}
      input={register('open_to')}
      options={[
        ...(mayOpenToAll ? [{ value: 'all', label: t('examinationSettings.everyone') }] : []),
        { value: 'classes', label: t('examinationSettings.someClasses') },
      ]}
    >
      {openTo === 'classes' && (
        <Controller
          control={control}
          name="class_ids"
          render={({ field }) => (
            <MultiSelect
              {...field}
              value={ids.filter((id) => !unlisted.includes(id))}
              onChange={(chosen) => field.onChange([...unlisted, ...chosen])}
              label={t('examinationSettings.classes')}
              description={t(
                isTeacher ? 'examinationSettings.classesHintOfTeacher' : 'examinationSettings.classesHint',
              )}
              data={options}
              size="md"
              searchable
              limit={100}
              nothingFoundMessage={t('examinationSettings.noSuchClass')}
              error={fieldMessage(formState.errors.class_ids as { message?: string } | undefined)}
            />
          )}
        />
      )}
    </Choice>
  );
}
