import { words } from '../../platform/i18n/words.ts';

/** Texts of the message for students at an admin's address. */
export const adminsOnlyWords = words({
  title: { en: 'This page is for admins', id: 'Halaman ini untuk admin' },
  text: {
    en: 'Your account is a student account. Your examinations are on the dashboard.',
    id: 'Akun Anda adalah akun siswa. Ujian Anda ada di beranda.',
  },
});
