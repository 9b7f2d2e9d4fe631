import { words } from './words.ts';

/** Messages about changes of one's own account. */
export const accountMessagesWords = words({
  wrongCurrentPassword: {
    default: 'The current password is not right.',
    en: 'The current password is not right.',
    id: 'Kata sandi saat ini tidak tepat.',
  },
  currentPasswordMissing: {
    default: 'Enter your current password.',
    en: 'Enter your current password.',
    id: 'Masukkan kata sandi Anda saat ini.',
  },
});
