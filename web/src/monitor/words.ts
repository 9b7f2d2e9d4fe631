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
  countLate: { default: 'Count late answers', en: 'Count late answers', id: 'Hitung jawaban terlambat' },
  countLateText_one: {
    default: '{{count}} answer of {{name}} reached the server after the end.',
    en: '{{count}} answer of {{name}} reached the server after the end.',
    id: '{{count}} jawaban {{name}} sampai di server setelah waktu habis.',
  },
  countLateText_other: {
    default: '{{count}} answers of {{name}} reached the server after the end.',
    en: '{{count}} answers of {{name}} reached the server after the end.',
    id: '{{count}} jawaban {{name}} sampai di server setelah waktu habis.',
  },
  countable_one: {
    default: '{{count}} can be taken into the result.',
    en: '{{count}} can be taken into the result.',
    id: '{{count}} dapat dimasukkan ke hasil.',
  },
  countable_other: {
    default: '{{count}} can be taken into the result.',
    en: '{{count}} can be taken into the result.',
    id: '{{count}} dapat dimasukkan ke hasil.',
  },
  cameAfter_one: {
    default: 'That was up to {{count}} minute later.',
    en: 'That was up to {{count}} minute later.',
    id: 'Selisihnya hingga {{count}} menit.',
  },
  cameAfter_other: {
    default: 'That was up to {{count}} minutes later.',
    en: 'That was up to {{count}} minutes later.',
    id: 'Selisihnya hingga {{count}} menit.',
  },
  refused_after_result_one: {
    default: '{{count}} cannot count: it came when the student could already see the result.',
    en: '{{count}} cannot count: it came when the student could already see the result.',
    id: '{{count}} tidak dapat dihitung: datang ketika siswa sudah dapat melihat hasilnya.',
  },
  refused_after_result_other: {
    default: '{{count}} cannot count: they came when the student could already see the result.',
    en: '{{count}} cannot count: they came when the student could already see the result.',
    id: '{{count}} tidak dapat dihitung: datang ketika siswa sudah dapat melihat hasilnya.',
  },
  refused_too_late_one: {
    default: '{{count}} cannot count: it came later than the examination allows.',
    en: '{{count}} cannot count: it came later than the examination allows.',
    id: '{{count}} tidak dapat dihitung: datang lebih lambat daripada yang diizinkan ujian ini.',
  },
  refused_too_late_other: {
    default: '{{count}} cannot count: they came later than the examination allows.',
    en: '{{count}} cannot count: they came later than the examination allows.',
    id: '{{count}} tidak dapat dihitung: datang lebih lambat daripada yang diizinkan ujian ini.',
  },
  refused_not_in_time_one: {
    default: '{{count}} cannot count: it was not chosen in time.',
    en: '{{count}} cannot count: it was not chosen in time.',
    id: '{{count}} tidak dapat dihitung: dipilih di luar waktunya.',
  },
  refused_not_in_time_other: {
    default: '{{count}} cannot count: they were not chosen in time.',
    en: '{{count}} cannot count: they were not chosen in time.',
    id: '{{count}} tidak dapat dihitung: dipilih di luar waktunya.',
  },
  resultSeen: {
    default:
      'The student could have seen the result by now, and may know whether the late answers are better.',
    en: 'The student could have seen the result by now, and may know whether the late answers are better.',
    id: 'Siswa sudah bisa melihat hasilnya, dan mungkin tahu apakah jawaban terlambat ini lebih baik.',
  },
  doubtful_one: {
    default:
      'Take care: {{count}} says it was chosen earlier than something that the server already had. Unless a second device was used, that cannot be.',
    en: 'Take care: {{count}} says it was chosen earlier than something that the server already had. Unless a second device was used, that cannot be.',
    id: 'Perhatikan: {{count}} jawaban mengaku dipilih lebih awal daripada sesuatu yang sudah diterima server. Tanpa perangkat kedua, itu tidak mungkin.',
  },
  doubtful_other: {
    default:
      'Take care: {{count}} say they were chosen earlier than something that the server already had. Unless a second device was used, that cannot be.',
    en: 'Take care: {{count}} say they were chosen earlier than something that the server already had. Unless a second device was used, that cannot be.',
    id: 'Perhatikan: {{count}} jawaban mengaku dipilih lebih awal daripada sesuatu yang sudah diterima server. Tanpa perangkat kedua, itu tidak mungkin.',
  },
  close: { default: 'Close', en: 'Close', id: 'Tutup' },
  countConfirm: { default: 'Count them', en: 'Count them', id: 'Hitung' },

  readCopy: { default: "Read in a student's copy", en: "Read in a student's copy", id: 'Baca salinan siswa' },
  reading: { default: 'Reading…', en: 'Reading…', id: 'Membaca…' },
  copyFile: {
    default: 'The file with a student’s answers',
    en: 'The file with a student’s answers',
    id: 'File berisi jawaban siswa',
  },
  copyRead_one: {
    default: '{{name}}, {{examination}}: {{count}} answer that the server did not have.',
    en: '{{name}}, {{examination}}: {{count}} answer that the server did not have.',
    id: '{{name}}, {{examination}}: {{count}} jawaban yang belum ada di server.',
  },
  copyRead_other: {
    default: '{{name}}, {{examination}}: {{count}} answers that the server did not have.',
    en: '{{name}}, {{examination}}: {{count}} answers that the server did not have.',
    id: '{{name}}, {{examination}}: {{count}} jawaban yang belum ada di server.',
  },

  history: { default: 'History', en: 'History', id: 'Riwayat' },
});
