export { textIn, type Words, words } from '@lulus/contract/messages';
