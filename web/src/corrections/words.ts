import { words } from '../platform/i18n/words.ts';

export const correctionsWords = words({
  correct: { default: 'Correct the key', en: 'Correct the key', id: 'Perbaiki kunci jawaban' },
  cancel: { default: 'Cancel', en: 'Cancel', id: 'Batal' },
  close: { default: 'Close', en: 'Close', id: 'Tutup' },

  // Form
  lead: {
    default:
      'For those who have already taken this examination: mark every option that counts as right. You see first whose score changes.',
    en: 'For those who have already taken this examination: mark every option that counts as right. You see first whose score changes.',
    id: 'Untuk siswa yang sudah mengerjakan ujian ini: tandai semua pilihan yang dianggap benar. Perubahan nilai ditampilkan lebih dahulu.',
  },
  corrected: {
    default: 'Last corrected on {{time}}.',
    en: 'Last corrected on {{time}}.',
    id: 'Terakhir diperbaiki pada {{time}}.',
  },
  rightOptions: { default: 'Right options', en: 'Right options', id: 'Pilihan yang benar' },
  imageOf: {
    default: 'Image of option {{number}}',
    en: 'Image of option {{number}}',
    id: 'Gambar pilihan {{number}}',
  },
  formerly: {
    default: 'In an earlier edition:',
    en: 'In an earlier edition:',
    id: 'Pada terbitan sebelumnya:',
  },
  weight: { default: 'Weight', en: 'Weight', id: 'Bobot soal' },
  weightHint: {
    default: 'With 0 the question counts for no one.',
    en: 'With 0 the question counts for no one.',
    id: 'Dengan bobot 0 soal ini tidak dihitung untuk siapa pun.',
  },
  preview: { default: 'Show what changes', en: 'Show what changes', id: 'Lihat perubahan' },

  // Preview
  changing_one: {
    default: '{{changed}} of {{count}} result changes',
    en: '{{changed}} of {{count}} result changes',
    id: '{{changed}} dari {{count}} hasil berubah',
  },
  changing_other: {
    default: '{{changed}} of {{count}} results change',
    en: '{{changed}} of {{count}} results change',
    id: '{{changed}} dari {{count}} hasil berubah',
  },
  sums: {
    default: 'All scores together: {{before}} → {{after}}',
    en: 'All scores together: {{before}} → {{after}}',
    id: 'Jumlah semua nilai: {{before}} → {{after}}',
  },
  running_one: {
    default: '{{count}} attempt is under way. It is graded by the corrected key when it ends.',
    en: '{{count}} attempt is under way. It is graded by the corrected key when it ends.',
    id: '{{count}} pengerjaan masih berlangsung dan akan dinilai dengan kunci yang baru.',
  },
  running_other: {
    default: '{{count}} attempts are under way. They are graded by the corrected key when they end.',
    en: '{{count}} attempts are under way. They are graded by the corrected key when they end.',
    id: '{{count}} pengerjaan masih berlangsung dan akan dinilai dengan kunci yang baru.',
  },
  stale: {
    default: 'The results have changed meanwhile. This is what the correction does now.',
    en: 'The results have changed meanwhile. This is what the correction does now.',
    id: 'Hasil sudah berubah sementara itu. Inilah perubahannya sekarang.',
  },
  changes: { default: 'Changed results', en: 'Changed results', id: 'Hasil yang berubah' },
  student: { default: 'Student', en: 'Student', id: 'Siswa' },
  before: { default: 'Before', en: 'Before', id: 'Sebelum' },
  after: { default: 'After', en: 'After', id: 'Sesudah' },
  showing: {
    default: 'Showing {{from}}–{{to}} of {{total}}',
    en: 'Showing {{from}}–{{to}} of {{total}}',
    id: 'Menampilkan {{from}}–{{to}} dari {{total}}',
  },
  back: { default: 'Back', en: 'Back', id: 'Kembali' },
  confirmTitle: {
    default: 'Correct the key now?',
    en: 'Correct the key now?',
    id: 'Perbaiki kunci sekarang?',
  },
  confirm: { default: 'Correct it now', en: 'Correct it now', id: 'Perbaiki sekarang' },
  confirmText_one: {
    default:
      '{{count}} result changes. The student sees it at once where results are released, and the leaderboard follows.',
    en: '{{count}} result changes. The student sees it at once where results are released, and the leaderboard follows.',
    id: '{{count}} hasil berubah. Siswa langsung melihatnya jika hasil sudah diumumkan, dan papan peringkat ikut berubah.',
  },
  confirmText_other: {
    default:
      '{{count}} results change. Students see it at once where results are released, and the leaderboard follows.',
    en: '{{count}} results change. Students see it at once where results are released, and the leaderboard follows.',
    id: '{{count}} hasil berubah. Siswa langsung melihatnya jika hasil sudah diumumkan, dan papan peringkat ikut berubah.',
  },

  // Success
  done: { default: 'The key is corrected', en: 'The key is corrected', id: 'Kunci sudah diperbaiki' },
  doneText_one: {
    default: '{{count}} result has changed.',
    en: '{{count}} result has changed.',
    id: '{{count}} hasil sudah berubah.',
  },
  doneText_other: {
    default: '{{count}} results have changed.',
    en: '{{count}} results have changed.',
    id: '{{count}} hasil sudah berubah.',
  },
  bankDiffers: {
    default:
      'The question in the bank still has another key or weight. The next time you publish, that one is used: edit the question as well.',
    en: 'The question in the bank still has another key or weight. The next time you publish, that one is used: edit the question as well.',
    id: 'Soal di bank soal masih memakai kunci atau bobot lain, yang dipakai pada penerbitan berikutnya. Ubah juga soalnya.',
  },
  editQuestion: { default: 'Edit the question', en: 'Edit the question', id: 'Ubah soal' },

  // Note in the question editor
  taken: {
    default:
      'Students have already taken this examination. What you change here is for those who start after you publish it again.',
    en: 'Students have already taken this examination. What you change here is for those who start after you publish it again.',
    id: 'Sudah ada siswa yang mengerjakan ujian ini. Perubahan di sini berlaku bagi yang mulai setelah ujian diterbitkan lagi.',
  },
});
