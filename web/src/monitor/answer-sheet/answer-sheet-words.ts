import { words } from '../../platform/i18n/words.ts';

export const answerSheetWords = words({
  runs: {
    default: 'This attempt is still under way: these are the answers saved so far.',
    en: 'This attempt is still under way: these are the answers saved so far.',
    id: 'Pengerjaan ini masih berlangsung: inilah jawaban yang sudah tersimpan.',
  },
  lastSaved: { default: 'Last save', en: 'Last save', id: 'Terakhir tersimpan' },
  flaggedCount: { default: 'Ragu-ragu', en: 'Not sure', id: 'Ragu-ragu' },
  extraTime: { default: 'Extra time', en: 'Extra time', id: 'Tambahan waktu' },
  lateCount: { default: 'Late answers', en: 'Late answers', id: 'Jawaban terlambat' },
  readCopy: { default: 'Upload a saved copy', en: 'Upload a saved copy', id: 'Unggah salinan jawaban' },
  reading: { default: 'Reading…', en: 'Reading…', id: 'Membaca…' },
  copyFile: {
    default: 'The file with this student’s answers',
    en: 'The file with this student’s answers',
    id: 'File berisi jawaban siswa ini',
  },
  copyRead_one: {
    default: '{{count}} answer added that the server did not have.',
    en: '{{count}} answer added that the server did not have.',
    id: '{{count}} jawaban yang belum ada di server ditambahkan.',
  },
  copyRead_other: {
    default: '{{count}} answers added that the server did not have.',
    en: '{{count}} answers added that the server did not have.',
    id: '{{count}} jawaban yang belum ada di server ditambahkan.',
  },

  question: { default: 'Question {{number}}', en: 'Question {{number}}', id: 'Soal {{number}}' },
  points: { default: 'Points: {{score}}', en: 'Points: {{score}}', id: 'Poin: {{score}}' },
  flagged: { default: 'Ragu-ragu', en: 'Not sure', id: 'Ragu-ragu' },
  chosen: { default: 'Chosen', en: 'Chosen', id: 'Dipilih' },
  right: { default: 'Right answer', en: 'Right answer', id: 'Jawaban benar' },
  options: { default: 'Options', en: 'Options', id: 'Pilihan' },
  imageOf: {
    default: 'Picture of option {{letter}}',
    en: 'Picture of option {{letter}}',
    id: 'Gambar pilihan {{letter}}',
  },
  imageOfQuestion: {
    default: 'Picture of the question',
    en: 'Picture of the question',
    id: 'Gambar soal',
  },
  saved: { default: 'Saved {{time}}', en: 'Saved {{time}}', id: 'Tersimpan {{time}}' },
  plays: {
    default: 'Recording played: {{plays}} / {{allowed}}',
    en: 'Recording played: {{plays}} / {{allowed}}',
    id: 'Rekaman diputar: {{plays}} / {{allowed}}',
  },
  late: {
    default: 'Late answer {{answer}}: chosen {{chosen}}, received {{received}}',
    en: 'Late answer {{answer}}: chosen {{chosen}}, received {{received}}',
    id: 'Jawaban terlambat {{answer}}: dipilih {{chosen}}, diterima {{received}}',
  },
  cameLate: {
    default: 'Came late, counted {{time}}',
    en: 'Came late, counted {{time}}',
    id: 'Datang terlambat, dihitung {{time}}',
  },
  lateCounted: { default: 'Counted {{time}}.', en: 'Counted {{time}}.', id: 'Dihitung {{time}}.' },
  lateUncounted: { default: 'Not counted.', en: 'Not counted.', id: 'Tidak dihitung.' },
});
