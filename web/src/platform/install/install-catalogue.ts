/** The words about installing: fetched where it is offered. */
import { addFeatures } from '../i18n/add-features.ts';
import { installWords } from './words.ts';

export const installFeatures = { install: installWords };

export function addInstallWords() {
  addFeatures(installFeatures);
}
