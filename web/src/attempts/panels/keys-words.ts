import { words } from '../../platform/i18n/words.ts';

/** Texts of the list of keys, and of the confirmation before leaving the examination. */
export const keysWords = words({
  keysTitle: { en: 'Keys', id: 'Tombol pintas' },
  keyChoose: { en: 'Choose an option', id: 'Memilih jawaban' },
  keyMove: { en: 'The question before, the next one', id: 'Soal sebelumnya, soal berikutnya' },
  keyMoveOption: {
    en: 'Move an option up or down, where options are put in order',
    id: 'Menaikkan atau menurunkan pilihan pada soal mengurutkan',
  },
  keyFlag: {
    en: 'Mark as not sure, or not any more',
    id: 'Menandai ragu-ragu, atau menghapus tandanya',
    default: 'Mark as ragu-ragu, or not any more',
  },
  keyConfirm: {
    en: 'Next question, once this one is answered; after the last one the review',
    id: 'Soal berikutnya setelah soal ini dijawab; setelah soal terakhir, pemeriksaan',
  },
  keyHelp: { en: 'Show these keys', id: 'Menampilkan daftar ini' },
  keyClose: { en: 'Close what lies over the question', id: 'Menutup jendela di atas soal' },
  keyOr: { en: 'or', id: 'atau' },
  leaveTitle: { en: 'Leave the examination?', id: 'Tinggalkan ujian?' },
  leaveText: {
    en: 'Your answers are kept, and you can come back. The time goes on meanwhile.',
    id: 'Jawaban Anda tetap ada dan Anda bisa kembali. Waktu terus berjalan.',
  },
  leaveStay: { en: 'Stay', id: 'Tetap di sini' },
  leaveGo: { en: 'Leave', id: 'Tinggalkan' },
});
