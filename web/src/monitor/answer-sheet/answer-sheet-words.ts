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
  resultSeen: {
    default: 'The student could have seen the result by now.',
    en: 'The student could have seen the result by now.',
    id: 'Siswa sudah bisa melihat hasilnya.',
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
  late_waiting: { default: 'Not counted.', en: 'Not counted.', id: 'Tidak dihitung.' },
  late_after_result: {
    default: 'Cannot count: the student could already see the result.',
    en: 'Cannot count: the student could already see the result.',
    id: 'Tidak dapat dihitung: siswa sudah dapat melihat hasilnya.',
  },
  late_too_late: {
    default: 'Cannot count: later than the examination allows.',
    en: 'Cannot count: later than the examination allows.',
    id: 'Tidak dapat dihitung: lebih lambat daripada yang diizinkan ujian ini.',
  },
  late_not_in_time: {
    default: 'Cannot count: not chosen in time.',
    en: 'Cannot count: not chosen in time.',
    id: 'Tidak dapat dihitung: dipilih di luar waktunya.',
  },
});
