/**
 * Messages of the contract's schemas and the server in every language. Does not import zod, since students' browsers
 * load this file.
 */
export { accountMessagesWords } from './account-messages-words.ts';
export { adminMessagesWords } from './admin-messages-words.ts';
export { eachSentence } from './each-sentence.ts';
export { everySentence } from './every-sentence.ts';
export { linkMessagesWords } from './link-messages-words.ts';
export { messagesWords } from './messages-words.ts';
export { resultMessagesWords } from './result-messages-words.ts';
export { LONGEST_SENTENCE, patternOf } from './sentence.ts';
export { type Words, words } from './words.ts';
