import type { Settings } from '@lulus/contract';
import type { SettingsContext } from './context.ts';

/** Returns the settings. The time zone is the configured one unless an admin has chosen another. */
export async function readSettings({
  settings,
  config,
  assetLinks,
}: Pick<SettingsContext, 'config' | 'assetLinks' | 'settings'>): Promise<Settings> {
  const row = await settings();
  return {
    school_name: row.school_name,
    school_logo: row.school_logo && assetLinks.link(row.school_logo),
    prize_text: row.prize_text,
    prize_on: row.prize_on,
    leaderboard_on: row.leaderboard_on,
    registration_open: row.registration_open,
    time_zone: row.time_zone ?? config.TIME_ZONE,
    default_language: row.default_language,
    give_back_outages: row.give_back_outages,
    teachers_see_all_classes: row.teachers_see_all_classes,
    teachers_open_to_all: row.teachers_open_to_all,
    teachers_in_leaderboard: row.teachers_in_leaderboard,
    erase_after_months: row.erase_after_months,
    card_passwords_until: row.card_passwords_until,
    card_address: row.card_address,
    public_url: config.PUBLIC_URL ?? null,
    mail_on: config.SMTP_URL !== undefined,
  };
}
