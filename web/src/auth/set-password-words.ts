import { linkMessagesWords } from '@lulus/contract/messages';
import { addFeatures } from '../platform/i18n/add-features.ts';
import { inLanguage } from '../platform/i18n/in-language.ts';
import { registerMessages } from '../platform/i18n/translate-message.ts';
import { words } from '../platform/i18n/words.ts';

/** Texts of the page of a set-password link, and of the page that requests one. They load with these pages. */
const setPasswordWords = words({
  verifying: {
    default: 'Verifikasi sedang berlangsung...',
    en: 'Checking the link...',
    id: 'Verifikasi sedang berlangsung...',
  },
  title: { default: 'Set Kata Sandi', en: 'Set your password', id: 'Buat kata sandi' },
  lead: {
    default: 'Halo {{name}}, buat kata sandi untuk masuk sebagai {{login}}.',
    en: 'Hello {{name}}, set the password with which you log in as {{login}}.',
    id: 'Halo {{name}}, buat kata sandi untuk masuk sebagai {{login}}.',
  },
  leadPlain: {
    default: 'Buat kata sandi untuk masuk sebagai {{login}}.',
    en: 'Set the password with which you log in as {{login}}.',
    id: 'Buat kata sandi untuk masuk sebagai {{login}}.',
  },
  submit: { default: 'Masuk', en: 'Log in', id: 'Masuk' },
  invalidTitle: {
    default: 'Tautan ini tidak dapat dipakai',
    en: 'This link cannot be used',
    id: 'Tautan ini tidak dapat dipakai',
  },
  noToken: {
    default: 'Alamat ini tidak lengkap. Buka tautan seutuhnya, seperti yang Anda terima.',
    en: 'This address is not complete. Open the whole link, as you have been given it.',
    id: 'Alamat ini tidak lengkap. Buka tautan seutuhnya, seperti yang Anda terima.',
  },
  toLogin: { default: 'Ke halaman masuk', en: 'To the login page', id: 'Ke halaman masuk' },
  newLink: { default: 'Minta tautan baru', en: 'Ask for a new link', id: 'Minta tautan baru' },

  forgotTitle: { default: 'Lupa kata sandi?', en: 'Forgot your password?', id: 'Lupa kata sandi?' },
  forgotLead: {
    default: 'Kami kirimkan tautan lewat email untuk membuat kata sandi baru.',
    en: 'We send you a link by email with which you set a new password.',
    id: 'Kami kirimkan tautan lewat email untuk membuat kata sandi baru.',
  },
  ask: { default: 'Kirim tautan', en: 'Send the link', id: 'Kirim tautan' },
  askedTitle: {
    default: 'Periksa email Anda',
    en: 'Look into your mailbox',
    id: 'Periksa email Anda',
  },
  askedText: {
    default: 'Jika akun itu ada dan memiliki alamat email, tautan sedang dikirim ke sana.',
    en: 'If there is such an account with an email address, a link is on its way there.',
    id: 'Jika akun itu ada dan memiliki alamat email, tautan sedang dikirim ke sana.',
  },
  askedHint: {
    default: 'Tautan berlaku {{hours}} jam. Tidak ada email? Periksa folder spam, atau hubungi sekolah Anda.',
    en: 'The link works for {{hours}} h. No mail? Look into the spam folder, or ask your school.',
    id: 'Tautan berlaku {{hours}} jam. Tidak ada email? Periksa folder spam, atau hubungi sekolah Anda.',
  },
});

export const setPasswordFeatures = { setPassword: setPasswordWords, linkMessages: linkMessagesWords };

export function addSetPasswordWords() {
  registerMessages('linkMessages', inLanguage(linkMessagesWords, 'default'));
  addFeatures(setPasswordFeatures);
}
