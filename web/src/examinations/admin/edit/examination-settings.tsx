import type { Section } from '@lulus/contract';
import { Switch, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import formClasses from '../../../platform/ui/forms/form.module.css';
import { fieldMessage } from '../../../platform/ui/forms/form-errors.ts';
import { ClassesSetting } from './classes-setting.tsx';
import classes from './examination-settings.module.css';
import { ResultsSetting } from './results-setting.tsx';
import { SettingsSummary } from './settings-summary.tsx';
import type { ExaminationForm } from './use-examination-form.ts';
import { WindowSetting } from './window-setting.tsx';

interface Props {
  form: ExaminationForm;
  sections: Section[];
}

/** Settings, with their values in the title. They are collapsed until a user opens them or one has an error. */
export function ExaminationSettings({ form, sections }: Props) {
  const { t } = useTranslation();
  const { register, control, formState } = form;
  const { errors } = formState;
  const [isOpen, setIsOpen] = useState(false);
  const { examination_name, examination_desc, examination_duration, ...inside } = errors;
  const hasError = Object.keys(inside).length > 0;

  useEffect(() => {
    if (hasError) setIsOpen(true);
  }, [hasError]);

  return (
    <details
      className={classes.settings}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={classes.summary}>
        <span>
          {t('examinationSettings.settings')}
          <SettingsSummary form={form} sections={sections} />
        </span>
        <IconChevronDown size={22} className={classes.arrow} aria-hidden />
      </summary>
      <div className={classes.body}>
        <ClassesSetting form={form} />
        <WindowSetting form={form} />
        <div className={formClasses.group}>
          <div className={formClasses.pair}>
            <TextInput
              {...register('attempts_allowed')}
              label={t('examinationSettings.attemptsAllowed')}
              error={fieldMessage(errors.attempts_allowed)}
              inputMode="numeric"
            />
            <TextInput
              {...register('option_limit')}
              label={t('examinationSettings.optionLimit')}
              description={t('examinationSettings.optionLimitHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              error={fieldMessage(errors.option_limit)}
              inputMode="numeric"
            />
          </div>
          <Controller
            control={control}
            name="shuffle"
            render={({ field: { value, ...field } }) => (
              <Switch
                {...field}
                checked={value}
                label={t('examinationSettings.shuffle')}
                description={t('examinationSettings.shuffleHint')}
                size="md"
              />
            )}
          />
        </div>
        <ResultsSetting form={form} />
      </div>
    </details>
  );
}
