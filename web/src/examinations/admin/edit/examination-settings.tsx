import type { Section } from '@lulus/contract';
import { NativeSelect, Switch, TextInput } from '@mantine/core';
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
  const { register, formState } = form;
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
            <NativeSelect
              {...register('decimal_sign')}
              label={t('examinationSettings.decimalSign')}
              description={t('examinationSettings.decimalSignHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              data={[
                { value: ',', label: t('examinationSettings.decimalComma') },
                { value: '.', label: t('examinationSettings.decimalPoint') },
              ]}
            />
          </div>
          <SwitchField form={form} name="shuffle_questions" />
          <SwitchField form={form} name="shuffle_options" />
          <SwitchField form={form} name="negative_total" />
        </div>
        <ResultsSetting form={form} />
      </div>
    </details>
  );
}

const SWITCHES = {
  shuffle_questions: {
    label: 'examinationSettings.shuffleQuestions',
    hint: 'examinationSettings.shuffleQuestionsHint',
  },
  shuffle_options: {
    label: 'examinationSettings.shuffleOptions',
    hint: 'examinationSettings.shuffleOptionsHint',
  },
  negative_total: {
    label: 'examinationSettings.negativeTotal',
    hint: 'examinationSettings.negativeTotalHint',
  },
} as const;

function SwitchField({ form, name }: { form: ExaminationForm; name: keyof typeof SWITCHES }) {
  const { t } = useTranslation();
  const { label, hint } = SWITCHES[name];
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, ...field } }) => (
        <Switch {...field} checked={value} label={t(label)} description={t(hint)} size="md" />
      )}
    />
  );
}
