import { words } from '../platform/i18n/words.ts';

export const monitorWords = words({
  extraTime: {
    default: '{{percent, percent}} extra time',
    en: '{{percent, percent}} extra time',
    id: 'Tambahan waktu {{percent, percent}}',
  },
  title: { default: 'Attempts', en: 'Attempts', id: 'Pengerjaan' },
  lead: {
    default:
      'Who is taking this examination and who has handed it in. A name leads to the answers. The page keeps itself up to date.',
    en: 'Who is taking this examination and who has handed it in. A name leads to the answers. The page keeps itself up to date.',
    id: 'Siapa yang sedang mengerjakan ujian ini dan siapa yang sudah selesai. Tekan nama untuk melihat jawabannya. Halaman ini diperbarui sendiri.',
  },
  none: { default: 'No attempts yet', en: 'No attempts yet', id: 'Belum ada pengerjaan' },
  noneText: {
    default: 'They appear here as soon as a student begins.',
    en: 'They appear here as soon as a student begins.',
    id: 'Pengerjaan muncul di sini begitu ada siswa yang mulai.',
  },
  noneDraftText: {
    default: 'Students can begin once the examination is published.',
    en: 'Students can begin once the examination is published.',
    id: 'Siswa dapat mulai setelah ujian diterbitkan.',
  },
  resultsWhileWriting_one: {
    default: 'Results come on {{time}}, and one attempt goes on for longer: others could say what is right.',
    en: 'Results come on {{time}}, and one attempt goes on for longer: others could say what is right.',
    id: 'Hasil keluar {{time}}, tetapi satu pengerjaan berakhir setelah itu: siswa lain bisa memberi tahu jawaban yang benar.',
  },
  resultsWhileWriting_other: {
    default:
      'Results come on {{time}}, and {{count}} attempts go on for longer: others could say what is right.',
    en: 'Results come on {{time}}, and {{count}} attempts go on for longer: others could say what is right.',
    id: 'Hasil keluar {{time}}, tetapi {{count}} pengerjaan berakhir setelah itu: siswa lain bisa memberi tahu jawaban yang benar.',
  },
  putOffResults: { default: 'Put off the results', en: 'Put off the results', id: 'Tunda hasil' },
  toPublish: { default: 'To the examination', en: 'To the examination', id: 'Ke halaman ujian' },
  noMatch: { default: 'No such attempts', en: 'No such attempts', id: 'Tidak ada pengerjaan yang cocok' },
  showAll: { default: 'Show all', en: 'Show all', id: 'Tampilkan semua' },
  search: { default: 'Search', en: 'Search', id: 'Cari' },
  searchHint: { default: 'Name or class', en: 'Name or class', id: 'Nama atau kelas' },
  state: { default: 'Show', en: 'Show', id: 'Tampilkan' },
  states_all: { default: 'All attempts', en: 'All attempts', id: 'Semua pengerjaan' },
  states_running: { default: 'Running', en: 'Running', id: 'Sedang berlangsung' },
  states_submitted: { default: 'Submitted', en: 'Submitted', id: 'Sudah dikumpulkan' },
  states_late: { default: 'With late answers', en: 'With late answers', id: 'Dengan jawaban terlambat' },
  showing_one: {
    default: '{{from}}–{{to}} of {{total}} attempt',
    en: '{{from}}–{{to}} of {{total}} attempt',
    id: '{{from}}–{{to}} dari {{total}} pengerjaan',
  },
  showing_other: {
    default: '{{from}}–{{to}} of {{total}} attempts',
    en: '{{from}}–{{to}} of {{total}} attempts',
    id: '{{from}}–{{to}} dari {{total}} pengerjaan',
  },

  printResults: { default: 'Print results', en: 'Print results', id: 'Cetak nilai' },
  downloadResults: { default: 'Download results', en: 'Download results', id: 'Unduh nilai' },
  attempt: { default: 'Attempt', en: 'Attempt', id: 'Pengerjaan ke-' },
  outOf: { default: 'Out of', en: 'Out of', id: 'Nilai maksimum' },
  resultsTitle_one: {
    default: 'Results: {{count}} attempt',
    en: 'Results: {{count}} attempt',
    id: 'Nilai: {{count}} pengerjaan',
  },
  resultsTitle_other: {
    default: 'Results: {{count}} attempts',
    en: 'Results: {{count}} attempts',
    id: 'Nilai: {{count}} pengerjaan',
  },
  rowNumber: { default: 'No.', en: 'No.', id: 'No.' },
  class: { default: 'Class', en: 'Class', id: 'Kelas' },
  stillRunning: { default: 'not handed in', en: 'not handed in', id: 'belum dikumpulkan' },

  student: { default: 'Student', en: 'Student', id: 'Siswa' },
  started: { default: 'Started', en: 'Started', id: 'Mulai' },
  end: { default: 'End', en: 'End', id: 'Selesai' },
  answered: { default: 'Answered', en: 'Answered', id: 'Dijawab' },
  score: { default: 'Score', en: 'Score', id: 'Nilai' },
  action: { default: 'Action', en: 'Action', id: 'Tindakan' },
  number: { default: 'Attempt {{number}}', en: 'Attempt {{number}}', id: 'Pengerjaan ke-{{number}}' },
  left: { default: '{{time}} left', en: '{{time}} left', id: 'Sisa {{time}}' },
  until: { default: 'until {{time}}', en: 'until {{time}}', id: 'hingga {{time}}' },
  byStudent: { default: 'by the student', en: 'by the student', id: 'oleh siswa' },
  byDeadline: { default: 'at the deadline', en: 'at the deadline', id: 'saat waktu habis' },
  answeredOf: {
    default: '{{answered}} of {{questions}}',
    en: '{{answered}} of {{questions}}',
    id: '{{answered}} dari {{questions}}',
  },
  late_one: {
    default: '{{count}} late answer',
    en: '{{count}} late answer',
    id: '{{count}} jawaban terlambat',
  },
  late_other: {
    default: '{{count}} late answers',
    en: '{{count}} late answers',
    id: '{{count}} jawaban terlambat',
  },

  ofStudent: { default: '{{action}}: {{name}}', en: '{{action}}: {{name}}', id: '{{action}}: {{name}}' },
  extend: { default: 'Give more time', en: 'Give more time', id: 'Tambah waktu' },
  extendText: {
    default: '{{name}} sees the new end within a few seconds, without doing anything.',
    en: '{{name}} sees the new end within a few seconds, without doing anything.',
    id: '{{name}} melihat batas waktu yang baru dalam beberapa detik tanpa perlu melakukan apa pun.',
  },
  extendChosenText_one: {
    default: 'The chosen student sees the new end within a few seconds, without doing anything.',
    en: 'The chosen student sees the new end within a few seconds, without doing anything.',
    id: 'Siswa yang dipilih melihat batas waktu yang baru dalam beberapa detik tanpa perlu melakukan apa pun.',
  },
  extendChosenText_other: {
    default: 'The {{count}} chosen students see the new end within a few seconds, without doing anything.',
    en: 'The {{count}} chosen students see the new end within a few seconds, without doing anything.',
    id: '{{count}} siswa yang dipilih melihat batas waktu yang baru dalam beberapa detik tanpa perlu melakukan apa pun.',
  },
  extendedChosen_one: {
    default: '{{count}} attempt has more time.',
    en: '{{count}} attempt has more time.',
    id: 'Waktu {{count}} pengerjaan sudah ditambah.',
  },
  extendedChosen_other: {
    default: '{{count}} attempts have more time.',
    en: '{{count}} attempts have more time.',
    id: 'Waktu {{count}} pengerjaan sudah ditambah.',
  },
  overChosen_one: {
    default: '{{count}} attempt was over already, and stays as it is.',
    en: '{{count}} attempt was over already, and stays as it is.',
    id: '{{count}} pengerjaan ternyata sudah selesai dan tidak berubah.',
  },
  overChosen_other: {
    default: '{{count}} attempts were over already, and stay as they are.',
    en: '{{count}} attempts were over already, and stay as they are.',
    id: '{{count}} pengerjaan ternyata sudah selesai dan tidak berubah.',
  },
  extendAll: {
    default: 'Give everyone more time',
    en: 'Give everyone more time',
    id: 'Tambah waktu untuk semua',
  },
  extendAllText_one: {
    default: 'The one running attempt ends that much later.',
    en: 'The one running attempt ends that much later.',
    id: 'Satu pengerjaan yang berlangsung diperpanjang selama itu.',
  },
  extendAllText_other: {
    default: 'All {{count}} running attempts end that much later.',
    en: 'All {{count}} running attempts end that much later.',
    id: 'Semua {{count}} pengerjaan yang berlangsung diperpanjang selama itu.',
  },
  extendConfirm: { default: 'Give the time', en: 'Give the time', id: 'Tambahkan' },
  minutes: { default: 'Minutes', en: 'Minutes', id: 'Menit' },
  reason: { default: 'Reason', en: 'Reason', id: 'Alasan' },
  reasonHint: {
    default: 'Stands in the history; may be left empty.',
    en: 'Stands in the history; may be left empty.',
    id: 'Dicatat di riwayat; boleh dikosongkan.',
  },
  cancel: { default: 'Cancel', en: 'Cancel', id: 'Batal' },
  reopen: { default: 'Reopen', en: 'Reopen', id: 'Buka kembali' },
  reopenTitle: {
    default: 'Reopen this attempt?',
    en: 'Reopen this attempt?',
    id: 'Buka kembali pengerjaan ini?',
  },
  reopenText: {
    default:
      'The result of {{name}} is taken back. The student goes on with the answers given so far, for as many minutes from now as you say.',
    en: 'The result of {{name}} is taken back. The student goes on with the answers given so far, for as many minutes from now as you say.',
    id: 'Hasil {{name}} ditarik kembali. Siswa melanjutkan dengan jawaban yang sudah ada, selama sekian menit mulai sekarang.',
  },
  decideLate: { default: 'Late answers', en: 'Late answers', id: 'Jawaban terlambat' },
  lateText_one: {
    default: '{{count}} answer of {{name}} arrived after the end and is not counted.',
    en: '{{count}} answer of {{name}} arrived after the end and is not counted.',
    id: '{{count}} jawaban {{name}} tiba setelah ujian berakhir dan belum dihitung.',
  },
  lateText_other: {
    default: '{{count}} answers of {{name}} arrived after the end and are not counted.',
    en: '{{count}} answers of {{name}} arrived after the end and are not counted.',
    id: '{{count}} jawaban {{name}} tiba setelah ujian berakhir dan belum dihitung.',
  },
  lateReceived: { default: 'Received: {{time}}.', en: 'Received: {{time}}.', id: 'Diterima: {{time}}.' },
  lateClaimed: {
    default: 'Chosen, by the clock of the device: {{from}} – {{to}}.',
    en: 'Chosen, by the clock of the device: {{from}} – {{to}}.',
    id: 'Dipilih, menurut jam perangkat: {{from}} – {{to}}.',
  },
  lateResultVisible: {
    default: 'The student may have seen the result before they arrived.',
    en: 'The student may have seen the result before they arrived.',
    id: 'Siswa mungkin sudah melihat hasilnya sebelum jawaban itu tiba.',
  },
  lateIgnored: {
    default: 'They are ignored so far.',
    en: 'They are ignored so far.',
    id: 'Sejauh ini jawaban itu diabaikan.',
  },
  lateReasonHint: {
    default: 'Required to count them. It appears in the history.',
    en: 'Required to count them. It appears in the history.',
    id: 'Wajib diisi untuk menghitungnya. Dicatat di riwayat.',
  },
  lateIgnore: { default: 'Ignore them', en: 'Ignore them', id: 'Abaikan' },
  lateCount: { default: 'Count them', en: 'Count them', id: 'Hitung' },

  history: { default: 'History', en: 'History', id: 'Riwayat' },
});
