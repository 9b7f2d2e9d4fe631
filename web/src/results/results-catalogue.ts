/** The words of the result's page: fetched with it, so that nobody waits for them before an examination. */
import { addFeatures } from '../i18n/add-features.ts';
import { resultsWords } from './words.ts';

export const resultsFeatures = { results: resultsWords };

export function addResultsWords() {
  addFeatures(resultsFeatures);
}
