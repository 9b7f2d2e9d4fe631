/**
 * Messages of the contract's schemas and the server in every language. Does not import zod, since students' browsers
 * load this file.
 */
export { adminMessagesWords } from './admin-messages-words.ts';
export { messagesWords } from './messages-words.ts';
export {
  fieldMessage,
  type MessageCode,
  type Params,
  type ParamsOf,
  type Problem,
  parseFieldMessage,
  problem,
} from './problem.ts';
export { render } from './render.ts';
export { type Texts, textIn, type Words, words } from './words.ts';
