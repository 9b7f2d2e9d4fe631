/** Texts of the account page. They load with that page, so that an examination does not wait for them. */
import { accountMessagesWords } from '@lulus/contract/messages';
import { addFeatures } from '../platform/i18n/add-features.ts';
import { inLanguage } from '../platform/i18n/in-language.ts';
import { registerMessages } from '../platform/i18n/translate-message.ts';
import { installFeatures } from '../platform/install/install-catalogue.ts';
import { privacyWords } from '../privacy/words.ts';
import { accountWords } from './words.ts';

export const accountFeatures = {
  account: accountWords,
  accountMessages: accountMessagesWords,
  privacy: privacyWords,
  ...installFeatures,
};

export function addAccountWords() {
  registerMessages('accountMessages', inLanguage(accountMessagesWords, 'default'));
  addFeatures(accountFeatures);
}
