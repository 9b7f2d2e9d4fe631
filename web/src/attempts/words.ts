import { words } from '../platform/i18n/words.ts';
import { savingWords } from './answers/saving-words.ts';
import { playerWords } from './interactions/player-words.ts';
import { listeningWords } from './listening/listening-words.ts';
import { stimulusWords } from './stimulus/stimulus-words.ts';
import { timeOverWords } from './time/time-over-words.ts';

export const attemptsWords = words({
  ...listeningWords,
  ...playerWords,
  ...savingWords,
  ...stimulusWords,
  ...timeOverWords,

  // Opening
  loading: { en: 'Loading...', id: 'Memuat...' },
  loadingNote: {
    en: "This may take a few seconds, please don't close this page.",
    id: 'Ini perlu beberapa detik, jangan tutup halaman ini.',
  },
  questionsFailed: {
    en: 'The questions could not be fetched',
    id: 'Soal tidak dapat diambil',
    default: 'Error fetching questions',
  },
  timingFailed: { en: 'Error: {{message}}', id: 'Kesalahan: {{message}}' },
  failedHint: {
    en: 'Your answers are safe. Check the connection and try again.',
    id: 'Jawaban Anda aman. Periksa koneksi, lalu coba lagi.',
  },
  unreachable: { en: 'the server could not be reached', id: 'server tidak dapat dihubungi' },
  noExamination: { en: 'No examination is chosen', id: 'Belum ada ujian yang dipilih' },
  notOpen: { en: 'This examination is not open to you', id: 'Ujian ini tidak dibuka untuk Anda' },
  alreadyTaken: { en: 'You have already taken this examination', id: 'Anda sudah mengerjakan ujian ini' },
  chooseExamination: {
    en: 'Choose one from your list of examinations.',
    id: 'Pilih salah satu dari daftar ujian Anda.',
  },
  alreadyTakenText: {
    en: 'Your result and the attempts left are on the dashboard.',
    id: 'Hasil dan sisa kesempatan ada di beranda.',
  },
  tryAgain: { en: 'Try again', id: 'Coba lagi' },
  toExaminations: { en: 'To the examinations', id: 'Ke daftar ujian' },

  // Bars
  examination: { en: 'Examination', id: 'Ujian' },
  finishSection: { en: 'Finish section', id: 'Selesaikan bagian', default: 'Finish Section' },
  /** The same button in the last section, where it submits the examination. */
  finish: { en: 'Submit exam', id: 'Kumpulkan ujian', default: 'Finish Section' },
  candidate: { en: 'Candidate: {{name}}', id: 'Peserta: {{name}}' },
  question: { en: 'Question {{number}}', id: 'Soal {{number}}' },
  ofQuestions: { en: 'of {{total}}', id: 'dari {{total}}' },
  ofAllQuestions: { en: '{{number}} of {{total}} in the exam', id: '{{number}} dari {{total}} di ujian ini' },
  section: { en: 'Section', id: 'Bagian' },
  timeLeft: { en: 'Exam time remaining', id: 'Sisa waktu ujian' },
  sectionTimeLeft: { en: 'Section time remaining', id: 'Sisa waktu bagian' },
  minutesLeft_one: { en: '{{count}} minute left' },
  minutesLeft_other: { en: '{{count}} minutes left', id: 'Sisa {{count}} menit' },
  back: { en: 'Back', id: 'Kembali' },
  next: { en: 'Next', id: 'Lanjut' },
  checkAnswers: { en: 'Check answers', id: 'Periksa jawaban' },
  flag: { en: 'Not sure', id: 'Ragu-ragu', default: 'Ragu-ragu' },
  moreTime: { en: 'You have {{time, minutes}} more.', id: 'Waktu Anda ditambah {{time, minutes}}.' },
  lessTime: {
    en: 'Your time is {{time, minutes}} shorter now.',
    id: 'Waktu Anda dikurangi {{time, minutes}}.',
  },

  sectionBegins: { en: '{{name}} begins now.', id: '{{name}} dimulai sekarang.' },

  // Sections and numbers
  intro: { en: 'Intro', id: 'Pengantar' },
  review: { en: 'Review', id: 'Periksa' },
  keys: { en: 'Keys', id: 'Tombol' },
  answeredOf: { en: '{{answered}} of {{total}} answered', id: '{{answered}} dari {{total}} dijawab' },
  sections: { en: 'Sections', id: 'Bagian ujian' },
  reached: { en: 'reached', id: 'sudah dibuka' },
  questionNumbers: { en: 'Questions of this section', id: 'Soal di bagian ini' },
  answered: { en: 'answered', id: 'dijawab' },
  unanswered: { en: 'unanswered', id: 'belum dijawab' },
  saved: { en: 'saved', id: 'tersimpan' },
  flagged: { en: 'flagged', id: 'ragu-ragu' },
  notYetSaved: { en: 'not saved yet', id: 'belum tersimpan' },
  notAccepted: { en: 'not accepted', id: 'tidak diterima' },

  // Question
  forwardOnly: {
    en: 'You cannot come back to this question.',
    id: 'Anda tidak dapat kembali ke soal ini.',
  },
  options: { en: 'Answer options', id: 'Pilihan jawaban' },
  questionImage: { en: 'Question image {{number}}', id: 'Gambar soal {{number}}' },
  optionImage: { en: 'Option {{letter}}', id: 'Pilihan {{letter}}' },
  optionRefused: {
    en: 'The server did not accept this answer. Please answer again.',
    id: 'Server tidak menerima jawaban ini. Silakan jawab lagi.',
  },
  tickAll: { en: 'Tick all that are right.', id: 'Centang semua yang benar.' },
  tickExactly_one: { en: 'Tick {{count}} option.' },
  tickExactly_other: {
    en: 'Tick {{count}} options.',
    id: 'Centang {{count}} pilihan.',
  },
  tickAtMost_one: { en: 'Tick at most {{count}} option.' },
  tickAtMost_other: {
    en: 'Tick at most {{count}} options.',
    id: 'Centang paling banyak {{count}} pilihan.',
  },
  tickAtLeast_one: { en: 'Tick at least {{count}} option.' },
  tickAtLeast_other: {
    en: 'Tick at least {{count}} options.',
    id: 'Centang paling sedikit {{count}} pilihan.',
  },
  tickBetween: { en: 'Tick {{min}} to {{max}} options.', id: 'Centang {{min}} sampai {{max}} pilihan.' },
  tickFull_one: { en: 'Only {{count}} option can be ticked. Untick it first.' },
  tickFull_other: {
    en: 'Only {{count}} options can be ticked. Untick one first.',
    id: 'Hanya {{count}} pilihan dapat dicentang. Hapus satu centang dulu.',
  },
  rowsAnswered: { en: '{{answered}} of {{rows}} answered', id: '{{answered}} dari {{rows}} terjawab' },
  clearRow: { en: 'Clear this row', id: 'Kosongkan baris ini' },
  words_one: { en: '{{count}} word' },
  words_other: { en: '{{count}} words', id: '{{count}} kata' },
  wordsOf: { en: '{{count}} of {{max}} words', id: '{{count}} dari {{max}} kata' },
  typedAnswer: { en: 'Your answer', id: 'Jawaban Anda' },
  typedNumber: { en: 'Your number', id: 'Angka jawaban Anda' },
  gap: { en: 'Gap {{number}}', id: 'Rumpang {{number}}' },
  gapReading: { en: 'Gap {{number}}: {{reading}}', id: 'Rumpang {{number}}: {{reading}}' },
  readAs: { en: 'Read as: {{number}} {{unit}}', id: 'Dibaca: {{number}} {{unit}}' },
  notANumber: { en: 'This is not a number.', id: 'Ini bukan angka.' },
});
