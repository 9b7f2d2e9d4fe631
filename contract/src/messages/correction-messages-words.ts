import { words } from './words.ts';

/** Messages about corrections of an answer key. */
export const correctionMessagesWords = words({
  keyCorrected: {
    default: 'The key is corrected.',
    en: 'The key is corrected.',
    id: 'Kunci sudah diperbaiki.',
  },
  notDelivered: {
    default: 'No student has been given this question yet.',
    en: 'No student has been given this question yet.',
    id: 'Belum ada siswa yang mendapat soal ini.',
  },
  previewStale: {
    default: 'The results have changed since the preview. Please look at it once more.',
    en: 'The results have changed since the preview. Please look at it once more.',
    id: 'Hasil sudah berubah sejak pratinjau. Silakan lihat sekali lagi.',
  },
  noRightOption: {
    default: 'At least one option must be right.',
    en: 'At least one option must be right.',
    id: 'Paling sedikit satu pilihan harus benar.',
  },
  noSuchOption: {
    default: 'There is no option {{number}}.',
    en: 'There is no option {{number}}.',
    id: 'Tidak ada pilihan {{number}}.',
  },
});
