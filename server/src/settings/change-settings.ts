import type { Parsed, Settings, updateSettings } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { matchBalances } from '../leaderboard/match-balances.ts';
import { audit } from '../platform/audit/audit.ts';
import { changedFields } from '../platform/audit/changed-fields.ts';
import type { Db } from '../platform/db/database.ts';
import { validationFailed } from '../platform/errors.ts';
import { type StoreContext, storeUpload } from '../platform/files/store-upload.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { UploadedFile } from '../platform/http/requests/multipart.ts';
import { rejectStrayFiles } from '../platform/http/requests/reject-stray-files.ts';
import type { SettingsContext } from './context.ts';
import { readSettings } from './read-settings.ts';
import { findTimeZone, lockSettings, updateSettingsRow } from './settings.queries.ts';

type Form = Parsed<typeof updateSettings, 'body'>;

/** Stores the logo before the row is written. The sweep deletes a logo that the row does not name in the end. */
async function storeLogo(context: StoreContext, files: UploadedFile[]): Promise<string | undefined> {
  rejectStrayFiles(files, (field) => field === 'school_logo');
  const file = files.at(-1);
  if (!file) return undefined;
  const { path } = await storeUpload(context, file, { folder: 'school_logo', kinds: ['image'] });
  return path;
}

/**
 * Returns the time zone as PostgreSQL spells it. Throws 422 if PostgreSQL does not know it: the form was validated by
 * Node's list of zones.
 */
async function getTimeZone(trx: Db, name: string): Promise<string> {
  const known = await findTimeZone(trx, name);
  if (known === undefined) {
    throw validationFailed({ time_zone: [problem('not_a_time_zone')] });
  }
  return known;
}

function refuseEmptyPrize({ prize_on, prize_text }: Pick<Settings, 'prize_on' | 'prize_text'>): void {
  if (prize_on && prize_text === '') throw validationFailed({ prize_text: [problem('required')] });
}

/** The questions of the first steps that the form answers. A value that stays the same is an answer, too. */
function answered({ default_language, registration_open, prize_on, prize_text }: Omit<Form, 'time_zone'>) {
  return {
    ...(default_language !== undefined && { language_answered: true }),
    ...(registration_open !== undefined && { registration_answered: true }),
    ...((prize_on !== undefined || prize_text !== undefined) && { prize_answered: true }),
  };
}

/** Changes only the fields that the form has, so that concurrent admins do not undo each other's changes. */
export async function changeSettings(
  context: Pick<
    SettingsContext,
    'config' | 'clock' | 'db' | 'notices' | 'files' | 'uploads' | 'assetLinks' | 'settings'
  >,
  actor: Actor,
  { remove_school_logo, time_zone, ...fields }: Form,
  files: UploadedFile[],
): Promise<Settings> {
  const logo = await storeLogo(context, files);
  await context.db.transaction().execute(async (trx) => {
    const current = await lockSettings(trx);
    refuseEmptyPrize({ ...current, ...fields });
    const change = {
      ...fields,
      school_logo: logo ?? (remove_school_logo ? null : current.school_logo),
      time_zone: time_zone === undefined ? current.time_zone : await getTimeZone(trx, time_zone),
    };
    const changed = changedFields(current, change);
    if (changed) await audit(trx, { at: context.clock(), actor, action: 'settings_changed', ...changed });
    await updateSettingsRow(trx, { ...change, ...answered(fields) });
    const isOtherBoard =
      change.teachers_in_leaderboard !== undefined &&
      change.teachers_in_leaderboard !== current.teachers_in_leaderboard;
    await matchBalances(trx, context, isOtherBoard);
  });
  await context.notices.settle();
  return readSettings(context);
}
