import { words } from '../i18n/words.ts';

export const displayWords = words({
  open: { default: 'Text size and contrast', en: 'Text size and contrast', id: 'Ukuran teks dan kontras' },
  title: { default: 'How screens look', en: 'How screens look', id: 'Tampilan layar' },
  lead: {
    default: 'Kept on this device. It changes nothing about an examination.',
    en: 'Kept on this device. It changes nothing about an examination.',
    id: 'Disimpan di perangkat ini. Ujiannya sendiri tidak berubah.',
  },
  textSize: { default: 'Text size', en: 'Text size', id: 'Ukuran teks' },
  highContrast: { default: 'High contrast', en: 'High contrast', id: 'Kontras tinggi' },
  noAnimations: { default: 'No animations', en: 'No animations', id: 'Tanpa animasi' },
  close: { default: 'Close', en: 'Close', id: 'Tutup' },
  language: { default: 'Language', en: 'Language', id: 'Bahasa' },
  languageMixed: { default: 'Campuran', en: 'Mixed', id: 'Campuran' },
  toDark: { default: 'Switch to dark colours', en: 'Switch to dark colours', id: 'Ganti ke warna gelap' },
  toLight: { default: 'Switch to light colours', en: 'Switch to light colours', id: 'Ganti ke warna terang' },
});
