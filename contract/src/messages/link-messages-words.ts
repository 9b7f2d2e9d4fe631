import { words } from './words.ts';

/** Rejections that only the pages of set-password links can get. */
export const linkMessagesWords = words({
  linkUnknown: {
    default: 'This link is not known. If you have been given a newer one, please use that.',
    en: 'This link is not known. If you have been given a newer one, please use that.',
    id: 'Tautan ini tidak dikenal. Jika Anda sudah menerima yang lebih baru, pakailah yang itu.',
  },
  linkUsed: {
    default: 'This link has already been used. Log in, or ask for a new link.',
    en: 'This link has already been used. Log in, or ask for a new link.',
    id: 'Tautan ini sudah dipakai. Silakan masuk, atau minta tautan baru.',
  },
  linkExpired: {
    default: 'The time to use this link is over. Please ask for a new one.',
    en: 'The time to use this link is over. Please ask for a new one.',
    id: 'Masa berlaku tautan ini sudah habis. Silakan minta yang baru.',
  },
  mailOff: {
    default: 'This server sends no mail.',
    en: 'This server sends no mail.',
    id: 'Server ini tidak mengirim email.',
  },
});
