import { words } from '../platform/i18n/words.ts';

export const privacyWords = words({
  copy: { en: 'A copy of your data', id: 'Salinan data Anda' },
  copyText: {
    en: 'Your account, your logins, and your attempts with every answer, in one file (JSON). Results are in it once your school has released them.',
    id: 'Akun Anda, riwayat masuk, dan semua pengerjaan beserta jawabannya, dalam satu file (JSON). Hasil ujian ikut di dalamnya setelah diumumkan oleh sekolah.',
  },
  download: { en: 'Download my data', id: 'Unduh data saya' },
  kept_one: {
    en: 'Attempts are erased {{count}} month after they were submitted.',
  },
  kept_other: {
    en: 'Attempts are erased {{count}} months after they were submitted.',
    id: 'Pengerjaan dihapus {{count}} bulan setelah dikumpulkan.',
  },
  keptAlways: {
    en: 'Everything is kept until your school deletes your account.',
    id: 'Semuanya disimpan sampai sekolah menghapus akun Anda.',
  },
});
