import { zodResolver } from '@hookform/resolvers/zod';
import { type Settings, updateSettings } from '@lulus/contract';
import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { useUnsavedWork } from '../session/unsaved-work.ts';
import { setServerErrors } from '../ui/form-errors.ts';
import { showError, showSuccess } from '../ui/toasts.tsx';
import { type SettingsChange, saveSettings, settingsChanged } from './settings.api.ts';
import { type SettingsFields, settingsChange, settingsFields, typedSettings } from './settings-fields.ts';

export type SettingsForm = UseFormReturn<SettingsFields, unknown, SettingsChange>;

const checkChange = zodResolver(updateSettings.body, undefined, { raw: true }) as unknown as Resolver<
  SettingsChange,
  unknown,
  SettingsChange
>;

const fieldNames = [
  'school_name',
  'school_logo',
  'default_language',
  'time_zone',
  'prize_text',
  'erase_after_months',
] as const;

/** The form, checked as it will be sent, and its save; one that fails leaves everything as it was typed. */
export function useSettingsForm(
  initial: Settings,
  /** Whether a change is really meant. */
  ask: (change: SettingsChange, before: Settings) => Promise<boolean>,
) {
  const client = useQueryClient();
  const [saved, setSaved] = useState(initial);
  const resolver: Resolver<SettingsFields, unknown, SettingsChange> = (fields, context, options) =>
    checkChange(settingsChange(fields, saved), context, options as never) as never;
  const form = useForm<SettingsFields, unknown, SettingsChange>({
    resolver,
    defaultValues: settingsFields(initial),
  });
  const { isDirty } = form.formState;
  const typed = useUnsavedWork('settings', typedSettings, () => (isDirty ? form.getValues() : null));
  const { reset } = form;
  useEffect(() => {
    if (typed) reset({ ...typed, school_logo: null }, { keepDefaultValues: true });
  }, [typed, reset]);

  const save = form.handleSubmit(async (change) => {
    try {
      if (!(await ask(change, saved))) return;
      const { settings } = await saveSettings(change, form.getValues('school_logo'));
      setSaved(settings);
      reset(settingsFields(settings));
      settingsChanged(client, settings);
      // In the language that is spoken from now on.
      showSuccess(i18next.t('settings.saved'));
    } catch (error) {
      showError(error);
      setServerErrors(error, fieldNames, form.setError);
    }
  });

  return { form, saved, save };
}
