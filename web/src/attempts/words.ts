import { words } from '../platform/i18n/words.ts';
import { savingWords } from './answers/saving-words.ts';
import { listeningWords } from './listening/listening-words.ts';
import { timeOverWords } from './time/time-over-words.ts';

export const attemptsWords = words({
  ...listeningWords,
  ...savingWords,
  ...timeOverWords,

  // Opening
  loading: { default: 'Loading...', en: 'Loading...', id: 'Memuat...' },
  loadingNote: {
    default: "This may take a few seconds, please don't close this page.",
    en: "This may take a few seconds, please don't close this page.",
    id: 'Ini perlu beberapa detik, jangan tutup halaman ini.',
  },
  questionsFailed: {
    default: 'Error fetching questions',
    en: 'The questions could not be fetched',
    id: 'Soal tidak dapat diambil',
  },
  timingFailed: { default: 'Error: {{message}}', en: 'Error: {{message}}', id: 'Kesalahan: {{message}}' },
  failedHint: {
    default: 'Your answers are safe. Check the connection and try again.',
    en: 'Your answers are safe. Check the connection and try again.',
    id: 'Jawaban Anda aman. Periksa koneksi, lalu coba lagi.',
  },
  unreachable: {
    default: 'the server could not be reached',
    en: 'the server could not be reached',
    id: 'server tidak dapat dihubungi',
  },
  noExamination: {
    default: 'No examination is chosen',
    en: 'No examination is chosen',
    id: 'Belum ada ujian yang dipilih',
  },
  notOpen: {
    default: 'This examination is not open to you',
    en: 'This examination is not open to you',
    id: 'Ujian ini tidak dibuka untuk Anda',
  },
  alreadyTaken: {
    default: 'You have already taken this examination',
    en: 'You have already taken this examination',
    id: 'Anda sudah mengerjakan ujian ini',
  },
  chooseExamination: {
    default: 'Choose one from your list of examinations.',
    en: 'Choose one from your list of examinations.',
    id: 'Pilih salah satu dari daftar ujian Anda.',
  },
  alreadyTakenText: {
    default: 'Your result and the attempts left are on the dashboard.',
    en: 'Your result and the attempts left are on the dashboard.',
    id: 'Hasil dan sisa kesempatan ada di beranda.',
  },
  tryAgain: { default: 'Try again', en: 'Try again', id: 'Coba lagi' },
  toExaminations: { default: 'To the examinations', en: 'To the examinations', id: 'Ke daftar ujian' },

  // Bars
  examination: { default: 'Examination', en: 'Examination', id: 'Ujian' },
  finishSection: { default: 'Finish Section', en: 'Finish section', id: 'Selesaikan bagian' },
  /** The same button in the last section, where it submits the examination. */
  finish: { default: 'Finish Section', en: 'Submit', id: 'Kumpulkan' },
  candidate: { default: 'Candidate: {{name}}', en: 'Candidate: {{name}}', id: 'Peserta: {{name}}' },
  question: { default: 'Question {{number}}', en: 'Question {{number}}', id: 'Soal {{number}}' },
  ofQuestions: { default: 'of {{total}}', en: 'of {{total}}', id: 'dari {{total}}' },
  section: { default: 'Section', en: 'Section', id: 'Bagian' },
  timeLeft: { default: 'Section time remaining', en: 'Section time remaining', id: 'Sisa waktu bagian' },
  minutesLeft_one: {
    default: '{{count}} minute left',
    en: '{{count}} minute left',
    id: 'Sisa {{count}} menit',
  },
  minutesLeft_other: {
    default: '{{count}} minutes left',
    en: '{{count}} minutes left',
    id: 'Sisa {{count}} menit',
  },
  back: { default: 'Back', en: 'Back', id: 'Kembali' },
  next: { default: 'Next', en: 'Next', id: 'Lanjut' },
  checkAnswers: { default: 'Check answers', en: 'Check answers', id: 'Periksa jawaban' },
  flag: { default: 'Ragu-ragu', en: 'Not sure', id: 'Ragu-ragu' },
  moreTime_one: {
    default: 'You have {{count}} more minute.',
    en: 'You have {{count}} more minute.',
    id: 'Waktu Anda ditambah {{count}} menit.',
  },
  moreTime_other: {
    default: 'You have {{count}} more minutes.',
    en: 'You have {{count}} more minutes.',
    id: 'Waktu Anda ditambah {{count}} menit.',
  },

  sectionBegins: {
    default: '{{name}} begins now, with its own time.',
    en: '{{name}} begins now, with its own time.',
    id: '{{name}} dimulai sekarang, dengan waktunya sendiri.',
  },

  // Sections and numbers
  intro: { default: 'Intro', en: 'Intro', id: 'Pengantar' },
  review: { default: 'Review', en: 'Review', id: 'Periksa' },
  keys: { default: 'Keys', en: 'Keys', id: 'Tombol' },
  answeredOf: {
    default: '{{answered}} of {{total}} answered',
    en: '{{answered}} of {{total}} answered',
    id: '{{answered}} dari {{total}} dijawab',
  },
  sections: { default: 'Sections', en: 'Sections', id: 'Bagian ujian' },
  reached: { default: 'reached', en: 'reached', id: 'sudah dibuka' },
  questionNumbers: {
    default: 'Questions of this section',
    en: 'Questions of this section',
    id: 'Soal di bagian ini',
  },
  answered: { default: 'answered', en: 'answered', id: 'dijawab' },
  unanswered: { default: 'unanswered', en: 'unanswered', id: 'belum dijawab' },
  saved: { default: 'saved', en: 'saved', id: 'tersimpan' },
  flagged: { default: 'flagged', en: 'flagged', id: 'ragu-ragu' },
  notYetSaved: { default: 'not saved yet', en: 'not saved yet', id: 'belum tersimpan' },
  notAccepted: { default: 'not accepted', en: 'not accepted', id: 'tidak diterima' },

  // Question
  forwardOnly: {
    default: 'In this section you can only go forward: answer before you press Next.',
    en: 'In this section you can only go forward: answer before you press Next.',
    id: 'Di bagian ini Anda hanya dapat maju: jawab dulu sebelum menekan Lanjut.',
  },
  options: { default: 'Answer options', en: 'Answer options', id: 'Pilihan jawaban' },
  questionImage: {
    default: 'Question image {{number}}',
    en: 'Question image {{number}}',
    id: 'Gambar soal {{number}}',
  },
  optionImage: { default: 'Option {{letter}}', en: 'Option {{letter}}', id: 'Pilihan {{letter}}' },
  optionRefused: {
    default: 'The server did not accept this answer. Please choose again.',
    en: 'The server did not accept this answer. Please choose again.',
    id: 'Server tidak menerima jawaban ini. Silakan pilih lagi.',
  },
});
