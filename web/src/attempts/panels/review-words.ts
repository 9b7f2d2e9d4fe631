import { words } from '../../platform/i18n/words.ts';

/** Texts of the question numbers, and of the review of all answers before submission. */
export const reviewWords = words({
  questionsOf: { en: 'Questions: {{name}}', id: 'Soal: {{name}}' },
  legend: { en: 'What the numbers show', id: 'Arti tanda nomor' },
  legendAnswered: { en: 'Answered and saved', id: 'Dijawab dan tersimpan' },
  legendUnanswered: { en: 'Unanswered', id: 'Belum dijawab' },
  legendFlagged: { en: 'Not sure', id: 'Ragu-ragu', default: 'Ragu-ragu' },
  legendCurrent: { en: 'You are here', id: 'Sedang dibuka' },
  legendWaiting: { en: 'Not saved yet', id: 'Belum tersimpan' },
  legendFailed: { en: 'Not accepted', id: 'Tidak diterima' },
  reviewTitle: { en: 'Review your answers', id: 'Periksa jawaban Anda' },
  reviewText: {
    en: 'Nothing is handed in yet. Choose a number to go back to its question.',
    id: 'Belum ada yang dikumpulkan. Pilih nomor untuk kembali ke soalnya.',
  },
  reviewAnswers: { en: 'Review the answers', id: 'Periksa jawaban' },
  backToQuestion: { en: 'Back to the question', id: 'Kembali ke soal' },
  groupUnanswered: { en: 'Unanswered ({{count}})', id: 'Belum dijawab ({{count}})' },
  groupFlagged: { en: 'Not sure ({{count}})', id: 'Ragu-ragu ({{count}})', default: 'Ragu-ragu ({{count}})' },
  groupAnswered: { en: 'Answered ({{count}})', id: 'Dijawab ({{count}})' },
  barrierForward: {
    en: 'This goes forward only, so its numbers cannot be chosen.',
    id: 'Hanya bisa maju, jadi nomornya tidak dapat dipilih.',
  },
  barrierOver: {
    en: 'This section has ended, so its numbers cannot be chosen.',
    id: 'Bagian ini sudah selesai, jadi nomornya tidak dapat dipilih.',
  },
  barrierLater: {
    en: 'This section begins later, with its own time.',
    id: 'Bagian ini dimulai nanti, dengan waktunya sendiri.',
  },
});
