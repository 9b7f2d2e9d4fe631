import { zodResolver } from '@hookform/resolvers/zod';
import { type Settings, updateSettings } from '@lulus/contract';
import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { type OpenDraft, useKeepTyped } from '../platform/drafts/use-keep-typed.ts';
import { settingsChanged } from '../platform/school/school.api.ts';
import { showError, showSuccess } from '../platform/ui/feedback/toasts.tsx';
import { setServerErrors } from '../platform/ui/forms/form-errors.ts';
import { type SettingsChange, saveSettings } from './settings.api.ts';
import {
  type SettingsFields,
  settingsChange,
  settingsFields,
  settingsRecord,
  type TypedSettings,
} from './settings-fields.ts';

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
  'card_address',
  'card_passwords_until',
] as const;

interface Options {
  initial: Settings;
  /** Unsaved values that the device has stored. */
  typed: TypedSettings | null;
  kept: OpenDraft;
  /** Asks for a confirmation if the change erases data. Resolves to whether to save. */
  ask: (change: SettingsChange, before: Settings) => Promise<boolean>;
}

/** Returns the form and its save. The form validates the body to be sent. A failed save keeps the typed values. */
export function useSettingsForm({ initial, typed, kept, ask }: Options) {
  const client = useQueryClient();
  const [saved, setSaved] = useState(initial);
  const resolver: Resolver<SettingsFields, unknown, SettingsChange> = (fields, context, options) =>
    checkChange(settingsChange(fields, saved), context, options as never) as never;
  const form = useForm<SettingsFields, unknown, SettingsChange>({
    resolver,
    defaultValues: settingsFields(initial),
  });
  const { isDirty } = form.formState;
  const drop = useKeepTyped(kept, settingsRecord(saved), () => {
    if (!isDirty) return null;
    const { school_logo, ...typed } = form.getValues();
    return { typed, files: school_logo ? [school_logo.name] : [] };
  });
  const { reset } = form;
  useEffect(() => {
    if (typed) reset({ ...typed, school_logo: null }, { keepDefaultValues: true });
  }, [typed, reset]);

  const save = form.handleSubmit(async (change) => {
    try {
      if (!(await ask(change, saved))) return;
      const { settings } = await saveSettings(change, form.getValues('school_logo'));
      drop();
      setSaved(settings);
      reset(settingsFields(settings));
      settingsChanged(client, settings);
      // The save may have changed the language of this text.
      showSuccess(i18next.t('settings.saved'));
    } catch (error) {
      showError(error);
      setServerErrors(error, fieldNames, form.setError);
    }
  });

  return { form, saved, save };
}
