/** The texts of all catalogues, for the build and for tests. Pages must not import it. */
import type { Words } from '../../platform/i18n/words.ts';
import { adminFeatures } from './admin-catalogue.ts';
import { features } from './catalogue.ts';
import { laterFeatures } from './later-catalogue.ts';

export const everyFeature: Record<string, Words> = { ...features, ...laterFeatures, ...adminFeatures };
