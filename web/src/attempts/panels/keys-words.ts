import { words } from '../../platform/i18n/words.ts';

/** Texts of the list of keys, and of the confirmation before leaving the examination. */
export const keysWords = words({
  keysTitle: { default: 'Keys', en: 'Keys', id: 'Tombol pintas' },
  keyChoose: { default: 'Choose an option', en: 'Choose an option', id: 'Memilih jawaban' },
  keyMove: {
    default: 'The question before, the next one',
    en: 'The question before, the next one',
    id: 'Soal sebelumnya, soal berikutnya',
  },
  keyFlag: {
    default: 'Mark as ragu-ragu, or not any more',
    en: 'Mark as not sure, or not any more',
    id: 'Menandai ragu-ragu, atau menghapus tandanya',
  },
  keyConfirm: {
    default: 'Next question, once this one is answered; after the last one the review',
    en: 'Next question, once this one is answered; after the last one the review',
    id: 'Soal berikutnya setelah soal ini dijawab; setelah soal terakhir, pemeriksaan',
  },
  keyHelp: { default: 'Show these keys', en: 'Show these keys', id: 'Menampilkan daftar ini' },
  keyClose: {
    default: 'Close what lies over the question',
    en: 'Close what lies over the question',
    id: 'Menutup jendela di atas soal',
  },
  keyOr: { default: 'or', en: 'or', id: 'atau' },
  leaveTitle: { default: 'Leave the examination?', en: 'Leave the examination?', id: 'Tinggalkan ujian?' },
  leaveText: {
    default: 'Your answers are kept, and you can come back. The time goes on meanwhile.',
    en: 'Your answers are kept, and you can come back. The time goes on meanwhile.',
    id: 'Jawaban Anda tetap ada dan Anda bisa kembali. Waktu terus berjalan.',
  },
  leaveStay: { default: 'Stay', en: 'Stay', id: 'Tetap di sini' },
  leaveGo: { default: 'Leave', en: 'Leave', id: 'Tinggalkan' },
});
