export { type Texts, textIn, type Words, words } from '@lulus/contract/messages';
