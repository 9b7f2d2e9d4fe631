import { words } from '../../platform/i18n/words.ts';

/** Texts of the question numbers, of the question before one is left for good, and of the review of all answers before submission. */
export const reviewWords = words({
  skipTitle: { en: 'Go to the next question?', id: 'Lanjut ke soal berikutnya?' },
  skipUnanswered: {
    en: 'Question {{number}} is not answered, and you cannot come back.',
    id: 'Soal {{number}} belum dijawab, dan Anda tidak dapat kembali.',
  },
  skipUnheard: {
    en: 'You have not played the recording of question {{number}}, and you cannot come back.',
    id: 'Rekaman soal {{number}} belum Anda putar, dan Anda tidak dapat kembali.',
  },
  skipPlaying: {
    en: 'The recording of question {{number}} has not ended, and you cannot come back.',
    id: 'Rekaman soal {{number}} belum selesai, dan Anda tidak dapat kembali.',
  },
  skipStay: { en: 'Stay', id: 'Tetap di sini' },
  skipGo: { en: 'Go on', id: 'Lanjut' },
  questionsOf: { en: 'Questions: {{name}}', id: 'Soal: {{name}}' },
  legend: { en: 'What the numbers show', id: 'Arti tanda nomor' },
  legendAnswered: { en: 'Answered and saved', id: 'Dijawab dan tersimpan' },
  legendUnanswered: { en: 'Unanswered', id: 'Belum dijawab' },
  legendFlagged: { en: 'Not sure', id: 'Ragu-ragu', default: 'Ragu-ragu' },
  legendCurrent: { en: 'You are here', id: 'Sedang dibuka' },
  legendWaiting: { en: 'Not saved yet', id: 'Belum tersimpan' },
  legendFailed: { en: 'Not accepted', id: 'Tidak diterima' },
  reviewTitle: { en: 'Review your answers', id: 'Periksa jawaban Anda' },
  reviewText: { en: 'Nothing is submitted yet.', id: 'Belum ada yang dikumpulkan.' },
  reviewNumbers: {
    en: 'Tap a number to open that question.',
    id: 'Ketuk nomor untuk membuka soalnya.',
  },
  reviewAnswers: { en: 'Review the answers', id: 'Periksa jawaban' },
  backToQuestion: { en: 'Back to the question', id: 'Kembali ke soal' },
  groupUnanswered: { en: 'Unanswered ({{count}})', id: 'Belum dijawab ({{count}})' },
  groupFlagged: { en: 'Not sure ({{count}})', id: 'Ragu-ragu ({{count}})', default: 'Ragu-ragu ({{count}})' },
  groupAnswered: { en: 'Answered ({{count}})', id: 'Dijawab ({{count}})' },
  rowsOf: { en: '{{answered}} of {{rows}}', id: '{{answered}} dari {{rows}}' },
  barrierForward: {
    en: 'You cannot go back in this section.',
    id: 'Di bagian ini Anda tidak dapat kembali ke soal sebelumnya.',
  },
  barrierOver: {
    en: 'This section has ended. You cannot go back to it.',
    id: 'Bagian ini sudah selesai. Anda tidak dapat kembali ke sini.',
  },
  barrierLater: { en: 'This section begins later.', id: 'Bagian ini dimulai nanti.' },
});
