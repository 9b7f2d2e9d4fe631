/** Form values of the settings, and the request body with the changes. */
import { type Settings, schoolLanguage } from '@lulus/contract';
import { z } from 'zod';
import type { SettingsChange } from './settings.api.ts';

/** Values that the device stores until they are saved. Files are not stored. */
export const typedSettings = z.object({
  school_name: z.string(),
  remove_school_logo: z.boolean(),
  prize_text: z.string(),
  prize_on: z.boolean(),
  leaderboard_on: z.boolean(),
  registration: z.enum(['open', 'closed']),
  time_zone: z.string(),
  default_language: schoolLanguage,
  give_back_outages: z.boolean(),
  teachers_see_all_classes: z.boolean(),
  teachers_open_to_all: z.boolean(),
  teachers_in_leaderboard: z.boolean(),
  erase_old: z.boolean(),
  erase_after_months: z.string(),
  card_address: z.string(),
  keep_card_passwords: z.boolean(),
  card_passwords_until: z.string(),
});
export type TypedSettings = z.infer<typeof typedSettings>;
export type SettingsFields = TypedSettings & { school_logo: File | null };

/** Default when an admin turns on the erasure of old data. */
const DEFAULT_MONTHS = 24;

export function settingsFields(settings: Settings): SettingsFields {
  return {
    school_name: settings.school_name,
    school_logo: null,
    remove_school_logo: false,
    prize_text: settings.prize_text,
    prize_on: settings.prize_on,
    leaderboard_on: settings.leaderboard_on,
    registration: settings.registration_open ? 'open' : 'closed',
    time_zone: settings.time_zone,
    default_language: settings.default_language,
    give_back_outages: settings.give_back_outages,
    teachers_see_all_classes: settings.teachers_see_all_classes,
    teachers_open_to_all: settings.teachers_open_to_all,
    teachers_in_leaderboard: settings.teachers_in_leaderboard,
    erase_old: settings.erase_after_months !== null,
    erase_after_months: String(settings.erase_after_months ?? DEFAULT_MONTHS),
    card_address: settings.card_address ?? '',
    keep_card_passwords: settings.card_passwords_until !== null,
    card_passwords_until: settings.card_passwords_until ?? '',
  };
}

/** Returns the form values as text, to detect a save by another admin since. */
export const settingsRecord = (settings: Settings) => JSON.stringify(settingsFields(settings));

const flag = (value: boolean) => (value ? 'true' : 'false');

function settingsBody({
  registration,
  school_logo: _,
  erase_old,
  keep_card_passwords,
  ...fields
}: SettingsFields) {
  return {
    ...fields,
    remove_school_logo: flag(fields.remove_school_logo),
    prize_on: flag(fields.prize_on),
    leaderboard_on: flag(fields.leaderboard_on),
    registration_open: flag(registration === 'open'),
    give_back_outages: flag(fields.give_back_outages),
    teachers_see_all_classes: flag(fields.teachers_see_all_classes),
    teachers_open_to_all: flag(fields.teachers_open_to_all),
    teachers_in_leaderboard: flag(fields.teachers_in_leaderboard),
    // '' would turn the erasure off. An empty field sends '0', which is rejected at the field.
    erase_after_months: erase_old ? fields.erase_after_months.trim() || '0' : '',
    // The same for an empty date.
    card_passwords_until: keep_card_passwords ? fields.card_passwords_until || '-' : '',
  } satisfies SettingsChange;
}

/** Returns only changed settings, so that another admin's changes since then stay. */
export function settingsChange(fields: SettingsFields, before: Settings): SettingsChange {
  const was: Record<string, string> = settingsBody(settingsFields(before));
  return Object.fromEntries(
    Object.entries(settingsBody(fields)).filter(([name, value]) => value !== was[name]),
  );
}
