export { type Words, words } from '@lulus/contract/messages';
