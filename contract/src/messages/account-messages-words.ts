import { words } from './words.ts';

/** What the server says to whoever changes their own account. */
export const accountMessagesWords = words({
  wrongCurrentPassword: {
    default: 'The current password is not right.',
    en: 'The current password is not right.',
    id: 'Kata sandi saat ini tidak tepat.',
  },
});
