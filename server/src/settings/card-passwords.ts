import type { SettingsContext } from './context.ts';

/** Returns whether students need not change the passwords of their cards today, in the school's time zone. */
export async function areCardPasswordsKept({
  settings,
  config,
  clock,
}: Pick<SettingsContext, 'clock' | 'config' | 'settings'>): Promise<boolean> {
  const { card_passwords_until, time_zone } = await settings();
  if (card_passwords_until === null) return false;
  // Swedish dates are ISO 8601.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: time_zone ?? config.TIME_ZONE });
  return today.format(clock()) <= card_passwords_until;
}
