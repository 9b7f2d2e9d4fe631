import { words } from './words.ts';

/** Messages about corrections of an answer key. */
export const correctionMessagesWords = words({
  not_delivered: {
    en: 'No student has been given this question yet.',
    id: 'Belum ada siswa yang mendapat soal ini.',
  },
  preview_stale: {
    en: 'The results have changed since the preview. Please look at it once more.',
    id: 'Hasil sudah berubah sejak pratinjau. Silakan lihat sekali lagi.',
  },
  no_right_option: {
    en: 'At least one option must be right.',
    id: 'Paling sedikit satu pilihan harus benar.',
  },
  correction_needs: {
    en: 'This correction needs the field {{field}}.',
    id: 'Koreksi ini memerlukan isian {{field}}.',
  },
});
