import { words } from '../i18n/words.ts';

export const displayWords = words({
  open: { en: 'Text size and contrast', id: 'Ukuran teks dan kontras' },
  title: { en: 'How screens look', id: 'Tampilan layar' },
  lead: {
    en: 'Kept on this device. It changes nothing about an examination.',
    id: 'Disimpan di perangkat ini. Ujiannya sendiri tidak berubah.',
  },
  textSize: { en: 'Text size', id: 'Ukuran teks' },
  highContrast: { en: 'High contrast', id: 'Kontras tinggi' },
  noAnimations: { en: 'No animations', id: 'Tanpa animasi' },
  language: { en: 'Language', id: 'Bahasa' },
  languageMixed: { en: 'Mixed', id: 'Campuran', default: 'Campuran' },
  toDark: { en: 'Switch to dark colours', id: 'Ganti ke warna gelap' },
  toLight: { en: 'Switch to light colours', id: 'Ganti ke warna terang' },
});
