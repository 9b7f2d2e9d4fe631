import { words } from '../platform/i18n/words.ts';

export const markingWords = words({
  title: { en: 'Mark essays', id: 'Nilai esai' },
  lead: {
    en: 'Students see their results once all their essays are marked.',
    id: 'Siswa melihat hasilnya setelah semua esainya dinilai.',
  },
  none: { en: 'No essays', id: 'Tidak ada esai' },
  noneText: {
    en: 'Essays appear here as soon as students have submitted them.',
    id: 'Esai tampil di sini setelah siswa mengumpulkannya.',
  },
  question: { en: 'Question', id: 'Soal' },
  questionCount: {
    en: '{{number}}. {{text}} ({{marked}} of {{total}})',
    id: '{{number}}. {{text}} ({{marked}} dari {{total}})',
  },
  progress: { en: '{{marked}} of {{total}} marked', id: '{{marked}} dari {{total}} sudah dinilai' },
  showMarked: { en: 'Show marked essays too', id: 'Tampilkan juga yang sudah dinilai' },
  allMarked: { en: 'All essays of this question are marked.', id: 'Semua esai soal ini sudah dinilai.' },
  essay: { en: 'Essay {{at}} of {{count}}', id: 'Esai {{at}} dari {{count}}' },
  previous: { en: 'Previous essay', id: 'Esai sebelumnya' },
  next: { en: 'Next essay', id: 'Esai berikutnya' },
  earlier_one: { en: '{{count}} earlier text from another device' },
  earlier_other: {
    en: '{{count}} earlier texts from another device',
    id: '{{count}} teks sebelumnya dari perangkat lain',
  },
  earlierAt: { en: 'Written at {{from}}, replaced at {{to}}', id: 'Ditulis {{from}}, diganti {{to}}' },
  wordsOver: { en: '{{count}} of {{max}} words', id: '{{count}} dari {{max}} kata' },
  points: { en: 'Points (at most {{max}})', id: 'Poin (paling banyak {{max}})' },
  comment: { en: 'Comment for the student', id: 'Komentar untuk siswa' },
  save: { en: 'Save and next', id: 'Simpan dan lanjut' },
  keys: { en: 'Ctrl + Enter saves.', id: 'Ctrl + Enter menyimpan.' },
  markedBy: { en: 'Marked by {{name}} on {{time}}', id: 'Dinilai oleh {{name}} pada {{time}}' },
  marked: { en: 'Marked on {{time}}', id: 'Dinilai pada {{time}}' },
  changedText: {
    en: 'The student has changed the text since it was marked.',
    id: 'Siswa mengubah teksnya setelah dinilai.',
  },
  otherMark: {
    en: '{{name}} has marked this essay meanwhile: {{points}} points.',
    id: 'Esai ini sementara itu sudah dinilai oleh {{name}}: {{points}} poin.',
  },
  someone: { en: 'Another teacher', id: 'Guru lain' },
  keepOther: { en: 'Keep that mark', id: 'Pakai nilai itu' },
  useMine: { en: 'Use mine', id: 'Pakai nilai saya' },
  readAgain: { en: 'Show the new text', id: 'Tampilkan teks baru' },
  unsaved: {
    en: 'Marks that you have not saved are lost.',
    id: 'Nilai yang belum disimpan akan hilang.',
  },
});
