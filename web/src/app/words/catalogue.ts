import { messagesWords } from '@lulus/contract/messages';
import { attemptsWords } from '../../attempts/words.ts';
import { authWords } from '../../auth/words.ts';
import { examinationsWords } from '../../examinations/words.ts';
import { displayWords } from '../../platform/preferences/words.ts';
import { uiWords } from '../../platform/ui/words.ts';
import { layoutWords } from '../layout/words.ts';

/** Texts on the way to the first question, by namespace. */
export const features = {
  attempts: attemptsWords,
  auth: authWords,
  display: displayWords,
  examinations: examinationsWords,
  layout: layoutWords,
  messages: messagesWords,
  ui: uiWords,
};
