import { words } from '../platform/i18n/words.ts';

export const monitorWords = words({
  extraTime: { en: '{{percent, percent}} extra time', id: 'Tambahan waktu {{percent, percent}}' },
  title: { en: 'Attempts', id: 'Pengerjaan' },
  lead: {
    en: 'Who is taking this examination and who has handed it in. A name leads to the answers. The page keeps itself up to date.',
    id: 'Siapa yang sedang mengerjakan ujian ini dan siapa yang sudah selesai. Tekan nama untuk melihat jawabannya. Halaman ini diperbarui sendiri.',
  },
  unmarked_one: { en: '{{count}} essay is still to be marked.' },
  unmarked_other: {
    en: '{{count}} essays are still to be marked.',
    id: '{{count}} esai masih perlu dinilai.',
  },
  mark: { en: 'Mark essays', id: 'Nilai esai' },
  beingMarked: { en: 'being marked ({{count}})', id: 'sedang dinilai ({{count}})' },
  none: { en: 'No attempts yet', id: 'Belum ada pengerjaan' },
  noneText: {
    en: 'They appear here as soon as a student begins.',
    id: 'Pengerjaan muncul di sini begitu ada siswa yang mulai.',
  },
  noneDraftText: {
    en: 'Students can begin once the examination is published.',
    id: 'Siswa dapat mulai setelah ujian diterbitkan.',
  },
  resultsWhileWriting_one: {
    en: 'Results come on {{time}}, and one attempt goes on for longer: others could say what is right.',
  },
  resultsWhileWriting_other: {
    en: 'Results come on {{time}}, and {{count}} attempts go on for longer: others could say what is right.',
    id: 'Hasil keluar {{time}}, tetapi {{count}} pengerjaan berakhir setelah itu: siswa lain bisa memberi tahu jawaban yang benar.',
  },
  putOffResults: { en: 'Put off the results', id: 'Tunda hasil' },
  toPublish: { en: 'To the examination', id: 'Ke halaman ujian' },
  outage_one: {
    en: 'The server was away from {{from}} to {{to}}. {{count}} student got that time back.',
  },
  outage_other: {
    en: 'The server was away from {{from}} to {{to}}. {{count}} students got that time back.',
    id: 'Server terganggu dari {{from}} sampai {{to}}. Waktu itu dikembalikan kepada {{count}} siswa.',
  },
  noMatch: { en: 'No such attempts', id: 'Tidak ada pengerjaan yang cocok' },
  showAll: { en: 'Show all', id: 'Tampilkan semua' },
  search: { en: 'Search', id: 'Cari' },
  searchHint: { en: 'Name or class', id: 'Nama atau kelas' },
  state: { en: 'Show', id: 'Tampilkan' },
  states_all: { en: 'All attempts', id: 'Semua pengerjaan' },
  states_running: { en: 'Running', id: 'Sedang berlangsung' },
  states_submitted: { en: 'Submitted', id: 'Sudah dikumpulkan' },
  states_late: { en: 'With late answers', id: 'Dengan jawaban terlambat' },
  showing_one: {
    en: '{{from}}–{{to}} of {{total}} attempt',
  },
  showing_other: {
    en: '{{from}}–{{to}} of {{total}} attempts',
    id: '{{from}}–{{to}} dari {{total}} pengerjaan',
  },

  printResults: { en: 'Print results', id: 'Cetak nilai' },
  downloadResults: { en: 'Download results', id: 'Unduh nilai' },
  attempt: { en: 'Attempt', id: 'Pengerjaan ke-' },
  outOf: { en: 'Out of', id: 'Nilai maksimum' },
  resultsTitle_one: { en: 'Results: {{count}} attempt' },
  resultsTitle_other: { en: 'Results: {{count}} attempts', id: 'Nilai: {{count}} pengerjaan' },
  rowNumber: { en: 'No.', id: 'No.' },
  class: { en: 'Class', id: 'Kelas' },
  fileMarking: { en: 'being marked', id: 'sedang dinilai' },
  stillRunning: { en: 'not handed in', id: 'belum dikumpulkan' },

  student: { en: 'Student', id: 'Siswa' },
  started: { en: 'Started', id: 'Mulai' },
  end: { en: 'End', id: 'Selesai' },
  answered: { en: 'Answered', id: 'Dijawab' },
  score: { en: 'Score', id: 'Nilai' },
  action: { en: 'Action', id: 'Tindakan' },
  number: { en: 'Attempt {{number}}', id: 'Pengerjaan ke-{{number}}' },
  left: { en: '{{time}} left', id: 'Sisa {{time}}' },
  until: { en: 'until {{time}}', id: 'hingga {{time}}' },
  sectionUntil: { en: '{{name}}: until {{time}}', id: '{{name}}: hingga {{time}}' },
  examUntil: { en: 'Exam: until {{time}}', id: 'Ujian: hingga {{time}}' },
  byStudent: { en: 'by the student', id: 'oleh siswa' },
  byDeadline: { en: 'at the deadline', id: 'saat waktu habis' },
  answeredOf: { en: '{{answered}} of {{questions}}', id: '{{answered}} dari {{questions}}' },
  late_one: { en: '{{count}} late answer' },
  late_other: { en: '{{count}} late answers', id: '{{count}} jawaban terlambat' },

  ofStudent: { en: '{{action}}: {{name}}', id: '{{action}}: {{name}}' },
  extend: { en: 'Give more time', id: 'Tambah waktu' },
  extendWay: { en: 'What to do', id: 'Yang dilakukan' },
  extendWay_give: { en: 'Give more time', id: 'Tambah waktu' },
  extendWay_takeBack: { en: 'Take time back', id: 'Ambil kembali waktu' },
  takeBackConfirm: { en: 'Take the time back', id: 'Ambil kembali' },
  takenBack_one: {
    en: '{{time, minutes}} taken back from {{count}} attempt.',
  },
  takenBack_other: {
    en: '{{time, minutes}} taken back from {{count}} attempts.',
    id: '{{time, minutes}} diambil kembali dari {{count}} pengerjaan.',
  },
  tooShort_one: {
    en: '{{count}} attempt has less time left than that, and stays as it is.',
  },
  tooShort_other: {
    en: '{{count}} attempts have less time left than that, and stay as they are.',
    id: 'Sisa waktu {{count}} pengerjaan kurang dari itu, jadi tidak diubah.',
  },
  extendText: {
    en: '{{name}} sees the new end within a few seconds, without doing anything.',
    id: '{{name}} melihat batas waktu yang baru dalam beberapa detik tanpa perlu melakukan apa pun.',
  },
  extendChosenText_one: {
    en: 'The chosen student sees the new end within a few seconds, without doing anything.',
  },
  extendChosenText_other: {
    en: 'The {{count}} chosen students see the new end within a few seconds, without doing anything.',
    id: '{{count}} siswa yang dipilih melihat batas waktu yang baru dalam beberapa detik tanpa perlu melakukan apa pun.',
  },
  extendedChosen_one: {
    en: '{{count}} attempt has more time.',
  },
  extendedChosen_other: {
    en: '{{count}} attempts have more time.',
    id: 'Waktu {{count}} pengerjaan sudah ditambah.',
  },
  overChosen_one: {
    en: '{{count}} attempt was over already, and stays as it is.',
  },
  overChosen_other: {
    en: '{{count}} attempts were over already, and stay as they are.',
    id: '{{count}} pengerjaan ternyata sudah selesai dan tidak berubah.',
  },
  extendAll: { en: 'Give everyone more time', id: 'Tambah waktu untuk semua' },
  extendAllText_one: {
    en: 'The one running attempt ends that much later.',
  },
  extendAllText_other: {
    en: 'All {{count}} running attempts end that much later.',
    id: '{{count}} pengerjaan yang berlangsung diperpanjang selama itu.',
  },
  extendConfirm: { en: 'Give the time', id: 'Tambahkan' },
  minutes: { en: 'Minutes', id: 'Menit' },
  reason: { en: 'Reason', id: 'Alasan' },
  reasonHint: {
    en: 'Stands in the history; may be left empty.',
    id: 'Dicatat di riwayat; boleh dikosongkan.',
  },
  lateDecided_count: { en: 'The late answers count now.', id: 'Jawaban terlambat sekarang dihitung.' },
  lateDecided_ignore: { en: 'The late answers do not count.', id: 'Jawaban terlambat tidak dihitung.' },
  reopened: { en: 'The attempt is open again.', id: 'Pengerjaan sudah dibuka kembali.' },
  reopen: { en: 'Reopen', id: 'Buka kembali' },
  sectionReopened: { en: 'The section is open again.', id: 'Bagian sudah dibuka kembali.' },
  reopenSectionTitle: { en: 'Reopen a section?', id: 'Buka kembali satu bagian?' },
  reopenPlace: { en: 'What to reopen', id: 'Yang dibuka kembali' },
  reopenWhole: { en: 'The exam, where the student stopped', id: 'Ujian, di tempat siswa berhenti' },
  reopenSectionText: {
    en: '{{name}} returns to that section. The sections after it follow with their full time.',
    id: '{{name}} kembali ke bagian itu. Bagian sesudahnya menyusul dengan waktu penuh.',
  },
  reopenTitle: { en: 'Reopen this attempt?', id: 'Buka kembali pengerjaan ini?' },
  reopenText: {
    en: 'The result of {{name}} is taken back. The student goes on with the answers given so far, for as many minutes from now as you say.',
    id: 'Hasil {{name}} ditarik kembali. Siswa melanjutkan dengan jawaban yang sudah ada, selama sekian menit mulai sekarang.',
  },
  decideLate: { en: 'Late answers', id: 'Jawaban terlambat' },
  lateText_one: {
    en: '{{count}} answer of {{name}} arrived after the end and is not counted.',
  },
  lateText_other: {
    en: '{{count}} answers of {{name}} arrived after the end and are not counted.',
    id: '{{count}} jawaban {{name}} tiba setelah ujian berakhir dan belum dihitung.',
  },
  lateReceived: { en: 'Received: {{time}}.', id: 'Diterima: {{time}}.' },
  lateClaimed: {
    en: 'Chosen, by the clock of the device: {{from}} – {{to}}.',
    id: 'Dipilih, menurut jam perangkat: {{from}} – {{to}}.',
  },
  lateResultVisible: {
    en: 'The student may have seen the result before they arrived.',
    id: 'Siswa mungkin sudah melihat hasilnya sebelum jawaban itu tiba.',
  },
  lateIgnored: { en: 'They are ignored so far.', id: 'Sejauh ini jawaban itu diabaikan.' },
  lateReasonHint: {
    en: 'Required to count them. It appears in the history.',
    id: 'Wajib diisi untuk menghitungnya. Dicatat di riwayat.',
  },
  lateIgnore: { en: 'Ignore them', id: 'Abaikan' },
  lateCount: { en: 'Count them', id: 'Hitung' },

  history: { en: 'History', id: 'Riwayat' },
});
