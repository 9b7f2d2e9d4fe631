import { distinctClasses } from '@lulus/contract';
import type { SettingsContext } from '../../settings/context.ts';
import { listMadeClasses } from './users.queries.ts';

/** Returns the school's classes for the registration. A name that anyone may have registered is not among them. */
export async function listClasses({
  db,
  settings,
}: Pick<SettingsContext, 'db' | 'settings'>): Promise<string[]> {
  if (!(await settings()).registration_open) return [];
  return distinctClasses(await listMadeClasses(db)).sort(new Intl.Collator('id', { numeric: true }).compare);
}
