import { words } from '../i18n/words.ts';

export const installWords = words({
  title: { en: 'Lulus as an app', id: 'Lulus sebagai aplikasi' },
  text: {
    en: 'Put it beside your other apps. It takes almost no space and always opens at your examinations.',
    id: 'Pasang di samping aplikasi lain. Hampir tidak memakan tempat dan langsung membuka ujian Anda.',
  },
  byHand: {
    en: 'In Safari, press Share, then “Add to Home Screen”.',
    id: 'Di Safari, tekan Bagikan, lalu “Tambah ke Layar Utama”.',
  },
  install: { en: 'Install', id: 'Pasang' },
  notNow: { en: 'Not now', id: 'Lain kali' },
});
