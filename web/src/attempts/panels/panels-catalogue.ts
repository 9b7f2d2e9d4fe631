/** Texts of the panels over a question. They are loaded with the panels, after the first question. */
import { addFeatures } from '../../platform/i18n/add-features.ts';
import { soundWords } from '../listening/sound-words.ts';
import { finishWords } from '../submit/finish-words.ts';
import { introWords } from './intro-words.ts';
import { keysWords } from './keys-words.ts';
import { reviewWords } from './review-words.ts';

export const panelFeatures = {
  examPanels: { ...finishWords, ...introWords, ...keysWords, ...reviewWords, ...soundWords },
};

export const addPanelWords = () => addFeatures(panelFeatures);
