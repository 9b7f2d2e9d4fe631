import { words } from '../../platform/i18n/words.ts';

export const printWords = words({
  printQuestions: { en: 'Print questions', id: 'Cetak soal' },
  printKey: { en: 'Print with answer key', id: 'Cetak dengan kunci jawaban' },
  answerKey: { en: 'Answer key', id: 'Kunci jawaban' },
  paperName: { en: 'Name', id: 'Nama' },
  paperClass: { en: 'Class', id: 'Kelas' },
  paperPoints_one: { en: '{{points}} point' },
  paperPoints_other: { en: '{{points}} points', id: '{{points}} poin' },
  paperRecording: {
    en: 'This question has a recording.',
    id: 'Soal ini memiliki rekaman.',
  },
});
