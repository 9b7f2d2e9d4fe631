/** The settings as their form holds them, and what of it is sent. */
import { catalogueLanguage, type Settings } from '@lulus/contract';
import { z } from 'zod';
import type { SettingsChange } from './settings.api.ts';

/** What is kept on the device until it is saved; a file is not. */
export const typedSettings = z.object({
  school_name: z.string(),
  remove_school_logo: z.boolean(),
  prize_text: z.string(),
  prize_on: z.boolean(),
  leaderboard_on: z.boolean(),
  registration: z.enum(['open', 'closed']),
  time_zone: z.string(),
  default_language: catalogueLanguage,
  give_back_outages: z.boolean(),
  erase_old: z.boolean(),
  erase_after_months: z.string(),
});
export type TypedSettings = z.infer<typeof typedSettings>;
export type SettingsFields = TypedSettings & { school_logo: File | null };

/** The default when an admin begins to erase old data. */
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
    erase_old: settings.erase_after_months !== null,
    erase_after_months: String(settings.erase_after_months ?? DEFAULT_MONTHS),
  };
}

/** The form's first values, for detecting a save by another admin since. */
export const settingsRecord = (settings: Settings) => JSON.stringify(settingsFields(settings));

const flag = (value: boolean) => (value ? 'true' : 'false');

function settingsBody({ registration, school_logo: _, erase_old, ...fields }: SettingsFields) {
  return {
    ...fields,
    remove_school_logo: flag(fields.remove_school_logo),
    prize_on: flag(fields.prize_on),
    leaderboard_on: flag(fields.leaderboard_on),
    registration_open: flag(registration === 'open'),
    give_back_outages: flag(fields.give_back_outages),
    // What is on and empty is refused at its field, and not taken for off.
    erase_after_months: erase_old ? fields.erase_after_months.trim() || '0' : '',
  } satisfies SettingsChange;
}

/** Only what is not as it was: what another admin changed meanwhile stays. */
export function settingsChange(fields: SettingsFields, before: Settings): SettingsChange {
  const was: Record<string, string> = settingsBody(settingsFields(before));
  return Object.fromEntries(
    Object.entries(settingsBody(fields)).filter(([name, value]) => value !== was[name]),
  );
}
