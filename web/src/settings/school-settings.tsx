import type { Settings } from '@lulus/contract';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { fieldMessage } from '../platform/ui/forms/form-errors.ts';
import { CardSection } from '../platform/ui/page/card-section.tsx';
import { LogoField } from './logo-field.tsx';
import type { SettingsForm } from './use-settings-form.ts';

export function SchoolSettings({ form, saved }: { form: SettingsForm; saved: Settings }) {
  const { t } = useTranslation();
  return (
    <CardSection title={t('settings.school')}>
      <TextInput
        {...form.register('school_name')}
        label={t('settings.schoolName')}
        description={t('settings.schoolNameHint')}
        error={fieldMessage(form.formState.errors.school_name)}
        autoComplete="organization"
      />
      <LogoField form={form} current={saved.school_logo} />
    </CardSection>
  );
}
