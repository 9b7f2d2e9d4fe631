import { words } from '../platform/i18n/words.ts';

/** Texts of the page of a set-password link, and of the page that requests one. */
export const setPasswordWords = words({
  verifying: {
    en: 'Checking the link...',
    id: 'Verifikasi sedang berlangsung...',
    default: 'Verifikasi sedang berlangsung...',
  },
  title: { en: 'Set your password', id: 'Buat kata sandi', default: 'Set Kata Sandi' },
  lead: {
    en: 'Hello {{name}}, set the password with which you log in as {{login}}.',
    id: 'Halo {{name}}, buat kata sandi untuk masuk sebagai {{login}}.',
    default: 'Halo {{name}}, buat kata sandi untuk masuk sebagai {{login}}.',
  },
  leadPlain: {
    en: 'Set the password with which you log in as {{login}}.',
    id: 'Buat kata sandi untuk masuk sebagai {{login}}.',
    default: 'Buat kata sandi untuk masuk sebagai {{login}}.',
  },
  submit: { en: 'Log in', id: 'Masuk', default: 'Masuk' },
  invalidTitle: {
    en: 'This link cannot be used',
    id: 'Tautan ini tidak dapat dipakai',
    default: 'Tautan ini tidak dapat dipakai',
  },
  noToken: {
    en: 'This address is not complete. Open the whole link, as you have been given it.',
    id: 'Alamat ini tidak lengkap. Buka tautan seutuhnya, seperti yang Anda terima.',
    default: 'Alamat ini tidak lengkap. Buka tautan seutuhnya, seperti yang Anda terima.',
  },
  toLogin: { en: 'To the login page', id: 'Ke halaman masuk', default: 'Ke halaman masuk' },
  newLink: { en: 'Ask for a new link', id: 'Minta tautan baru', default: 'Minta tautan baru' },

  forgotTitle: { en: 'Forgot your password?', id: 'Lupa kata sandi?', default: 'Lupa kata sandi?' },
  forgotLead: {
    en: 'We send you a link by email with which you set a new password.',
    id: 'Kami kirimkan tautan lewat email untuk membuat kata sandi baru.',
    default: 'Kami kirimkan tautan lewat email untuk membuat kata sandi baru.',
  },
  ask: { en: 'Send the link', id: 'Kirim tautan', default: 'Kirim tautan' },
  askedTitle: { en: 'Look into your mailbox', id: 'Periksa email Anda', default: 'Periksa email Anda' },
  askedText: {
    en: 'If there is such an account with an email address, a link is on its way there.',
    id: 'Jika akun itu ada dan memiliki alamat email, tautan sedang dikirim ke sana.',
    default: 'Jika akun itu ada dan memiliki alamat email, tautan sedang dikirim ke sana.',
  },
  askedHint: {
    en: 'The link works for {{hours}} h. No mail? Look into the spam folder, or ask your school.',
    id: 'Tautan berlaku {{hours}} jam. Tidak ada email? Periksa folder spam, atau hubungi sekolah Anda.',
    default: 'Tautan berlaku {{hours}} jam. Tidak ada email? Periksa folder spam, atau hubungi sekolah Anda.',
  },
});
