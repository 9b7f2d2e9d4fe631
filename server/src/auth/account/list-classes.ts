import type { SettingsContext } from '../../settings/context.ts';
import { listClassNames } from './current-classes.queries.ts';

/** Returns the names of the school's classes for the registration. */
export async function listClasses({
  db,
  settings,
}: Pick<SettingsContext, 'db' | 'settings'>): Promise<string[]> {
  if (!(await settings()).registration_open) return [];
  return (await listClassNames(db)).sort(new Intl.Collator('id', { numeric: true }).compare);
}
