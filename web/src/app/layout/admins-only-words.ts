import { words } from '../../platform/i18n/words.ts';

/** Texts of the message for students at an admin's address. They load with that message. */
const adminsOnlyWords = words({
  title: {
    default: 'This page is for admins',
    en: 'This page is for admins',
    id: 'Halaman ini untuk admin',
  },
  text: {
    default: 'Your account is a student account. Your examinations are on the dashboard.',
    en: 'Your account is a student account. Your examinations are on the dashboard.',
    id: 'Akun Anda adalah akun siswa. Ujian Anda ada di beranda.',
  },
});

export const adminsOnlyFeatures = { adminsOnly: adminsOnlyWords };
