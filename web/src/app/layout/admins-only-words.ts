import { words } from '../../platform/i18n/words.ts';

/** Fetched with what says them: few students ever read them. */
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
