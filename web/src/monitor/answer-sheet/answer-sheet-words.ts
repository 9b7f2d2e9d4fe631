import { words } from '../../platform/i18n/words.ts';

export const answerSheetWords = words({
  runs: {
    en: 'This attempt is still under way: these are the answers saved so far.',
    id: 'Pengerjaan ini masih berlangsung: inilah jawaban yang sudah tersimpan.',
  },
  lastSaved: { en: 'Last save', id: 'Terakhir tersimpan' },
  flaggedCount: { en: 'Not sure', id: 'Ragu-ragu', default: 'Ragu-ragu' },
  extraTime: { en: 'Extra time', id: 'Tambahan waktu' },
  lateCount: { en: 'Late answers', id: 'Jawaban terlambat' },
  readCopy: { en: 'Upload a saved copy', id: 'Unggah salinan jawaban' },
  reading: { en: 'Reading…', id: 'Membaca…' },
  copyFile: { en: 'The file with this student’s answers', id: 'File berisi jawaban siswa ini' },
  copyRead_one: {
    en: '{{count}} answer added that the server did not have.',
  },
  copyRead_other: {
    en: '{{count}} answers added that the server did not have.',
    id: '{{count}} jawaban yang belum ada di server ditambahkan.',
  },

  question: { en: 'Question {{number}}', id: 'Soal {{number}}' },
  points: { en: 'Points: {{points}} of {{max}}', id: 'Poin: {{points}} dari {{max}}' },
  key: { en: 'Right answer', id: 'Kunci' },
  typed: { en: 'Answer', id: 'Jawaban' },
  accepted: { en: 'Also accepted: {{answers}}', id: 'Juga diterima: {{answers}}' },
  everyone: {
    en: 'All students get the points of this question.',
    id: 'Semua siswa mendapat poin soal ini.',
  },
  removed: { en: 'Taken out: it does not count', id: 'Dibatalkan: tidak dihitung' },
  flagged: { en: 'Not sure', id: 'Ragu-ragu', default: 'Ragu-ragu' },
  recordingOfStimulus: { en: 'Recording of the passage', id: 'Rekaman stimulus' },
  imageOfQuestion: { en: 'Picture of the question', id: 'Gambar soal' },
  saved: { en: 'Saved {{time}}', id: 'Tersimpan {{time}}' },
  plays: { en: 'Recording played: {{plays}} / {{allowed}}', id: 'Rekaman diputar: {{plays}} / {{allowed}}' },
  playBack: { en: 'Give a play back', id: 'Kembalikan satu putaran' },
  playBackText: {
    en: 'The student can play this recording once more, from its beginning. The history of the attempt shows it.',
    id: 'Siswa dapat memutar rekaman ini sekali lagi dari awal. Riwayat pengerjaan mencatatnya.',
  },
  playGivenBack: {
    en: 'The student has the play back within seconds.',
    id: 'Siswa dapat memutar lagi dalam beberapa detik.',
  },
  late: {
    en: 'Late answer {{answer}}: chosen {{chosen}}, received {{received}}',
    id: 'Jawaban terlambat {{answer}}: dipilih {{chosen}}, diterima {{received}}',
  },
  cameLate: { en: 'Came late, counted {{time}}', id: 'Datang terlambat, dihitung {{time}}' },
  lateCounted: { en: 'Counted {{time}}.', id: 'Dihitung {{time}}.' },
  lateUncounted: { en: 'Not counted.', id: 'Tidak dihitung.' },
});
