/** Texts about installing the app. They load with the offer. */
import { addFeatures } from '../i18n/add-features.ts';
import { installWords } from './words.ts';

export const installFeatures = { install: installWords };

export function addInstallWords() {
  addFeatures(installFeatures);
}
