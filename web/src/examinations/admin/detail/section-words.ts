import { words } from '../../../platform/i18n/words.ts';

/** Rules of a section beside its name and whether one may go back. */
export const sectionWords = words({
  timerHint: { en: 'Such as 30 or 42:30', id: 'Misalnya 30 atau 42:30' },
  more: { en: 'Shuffling and drawing', id: 'Pengacakan dan undian soal' },
  shuffle_questions: { en: 'Shuffle questions', id: 'Acak soal' },
  shuffle_options: { en: 'Shuffle options', id: 'Acak pilihan' },
  shuffle_same: { en: 'As the examination', id: 'Sama dengan ujian' },
  shuffle_on: { en: 'Yes', id: 'Ya' },
  shuffle_off: { en: 'No', id: 'Tidak' },
  draw: { en: 'Draw questions', id: 'Undian soal' },
  drawHint: {
    en: 'Each student gets as many of the questions with all of these tags. Questions that no line concerns are on every paper.',
    id: 'Tiap siswa mendapat sejumlah soal dari soal yang memiliki semua label ini. Soal di luar baris undian keluar untuk semua siswa.',
  },
  drawCount: { en: 'Number', id: 'Jumlah' },
  drawTags: { en: 'Tags', id: 'Label' },
  addDraw: { en: 'Add a line', id: 'Tambah baris' },
  removeDraw: { en: 'Remove line {{number}} of {{section}}', id: 'Hapus baris {{number}} dari {{section}}' },
});
