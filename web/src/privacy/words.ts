import { words } from '../platform/i18n/words.ts';

export const privacyWords = words({
  copy: { default: 'A copy of your data', en: 'A copy of your data', id: 'Salinan data Anda' },
  copyText: {
    default:
      'Your account, your logins, and your attempts with every answer, in one file (JSON). Results are in it once your school has released them.',
    en: 'Your account, your logins, and your attempts with every answer, in one file (JSON). Results are in it once your school has released them.',
    id: 'Akun Anda, riwayat masuk, dan semua pengerjaan beserta jawabannya, dalam satu file (JSON). Hasil ujian ikut di dalamnya setelah diumumkan oleh sekolah.',
  },
  download: { default: 'Download my data', en: 'Download my data', id: 'Unduh data saya' },
  kept_one: {
    default: 'Attempts are erased {{count}} month after they were submitted.',
    en: 'Attempts are erased {{count}} month after they were submitted.',
    id: 'Pengerjaan dihapus {{count}} bulan setelah dikumpulkan.',
  },
  kept_other: {
    default: 'Attempts are erased {{count}} months after they were submitted.',
    en: 'Attempts are erased {{count}} months after they were submitted.',
    id: 'Pengerjaan dihapus {{count}} bulan setelah dikumpulkan.',
  },
  keptAlways: {
    default: 'Everything is kept until your school deletes your account.',
    en: 'Everything is kept until your school deletes your account.',
    id: 'Semuanya disimpan sampai sekolah menghapus akun Anda.',
  },
});
