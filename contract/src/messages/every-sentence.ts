import { accountMessagesWords } from './account-messages-words.ts';
import { adminMessagesWords } from './admin-messages-words.ts';
import { apiMessagesWords } from './api-messages-words.ts';
import { doneMessagesWords } from './done-messages-words.ts';
import { linkMessagesWords } from './link-messages-words.ts';
import { messagesWords } from './messages-words.ts';
import { resultMessagesWords } from './result-messages-words.ts';
import { sentencesOf } from './sentence.ts';

/** Every sentence of the contract and the server, a narrower one before a wider. The browser knows those that its screens meet. */
export const everySentence = [
  messagesWords,
  linkMessagesWords,
  resultMessagesWords,
  accountMessagesWords,
  apiMessagesWords,
  adminMessagesWords,
  doneMessagesWords,
].flatMap(sentencesOf);
