import { type CatalogueLanguage, catalogueOf } from '@lulus/contract';
import type { SettingsContext } from './context.ts';

/**
 * Returns a function for the language of messages to clients that ask for none. It never waits, since errors have
 * messages also while the database is away.
 */
export function watchSchoolLanguage({
  settings,
  notices,
}: Pick<SettingsContext, 'settings' | 'notices'>): () => CatalogueLanguage {
  let language: CatalogueLanguage = 'default';
  const read = async () => {
    language = catalogueOf((await settings()).default_language);
  };
  const refresh = () => void read().catch(() => undefined);
  notices.on('settings', refresh);
  refresh();
  return () => language;
}
