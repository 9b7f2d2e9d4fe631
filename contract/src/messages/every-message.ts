import { adminMessagesWords } from './admin-messages-words.ts';
import { apiMessagesWords } from './api-messages-words.ts';
import { doneMessagesWords } from './done-messages-words.ts';
import { messagesWords } from './messages-words.ts';

/** All messages by code. A browser loads only those that its screens can get. */
export const everyMessage = {
  ...messagesWords,
  ...apiMessagesWords,
  ...adminMessagesWords,
  ...doneMessagesWords,
};
