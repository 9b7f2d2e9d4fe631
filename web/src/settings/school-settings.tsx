import type { Settings } from '@lulus/contract';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../ui/form.module.css';
import { fieldMessage } from '../ui/form-errors.ts';
import { SectionTitle } from '../ui/section-title.tsx';
import { LogoField } from './logo-field.tsx';
import type { SettingsForm } from './use-settings-form.ts';

export function SchoolSettings({ form, saved }: { form: SettingsForm; saved: Settings }) {
  const { t } = useTranslation();
  return (
    <section className={classes.card}>
      <SectionTitle>{t('settings.school')}</SectionTitle>
      <TextInput
        {...form.register('school_name')}
        label={t('settings.schoolName')}
        description={t('settings.schoolNameHint')}
        error={fieldMessage(form.formState.errors.school_name)}
        autoComplete="organization"
      />
      <LogoField form={form} current={saved.school_logo} />
    </section>
  );
}
