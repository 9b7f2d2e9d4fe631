import { accountMessagesWords } from './account-messages-words.ts';
import { adminMessagesWords } from './admin-messages-words.ts';
import { apiMessagesWords } from './api-messages-words.ts';
import { doneMessagesWords } from './done-messages-words.ts';
import { linkMessagesWords } from './link-messages-words.ts';
import { messagesWords } from './messages-words.ts';
import { resultMessagesWords } from './result-messages-words.ts';
import { sentencesOf } from './sentence.ts';

/**
 * All sentences of the contract and the server. Narrower patterns precede wider ones, since the first match counts. A
 * browser loads only the sentences that its screens can get.
 */
export const everySentence = [
  messagesWords,
  linkMessagesWords,
  resultMessagesWords,
  accountMessagesWords,
  apiMessagesWords,
  adminMessagesWords,
  doneMessagesWords,
].flatMap(sentencesOf);
