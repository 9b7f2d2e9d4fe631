import { words } from '../../platform/i18n/words.ts';

/** Texts of the question numbers, and of the review of all answers before submission. */
export const reviewWords = words({
  questionsOf: { default: 'Questions: {{name}}', en: 'Questions: {{name}}', id: 'Soal: {{name}}' },
  legend: { default: 'What the numbers show', en: 'What the numbers show', id: 'Arti tanda nomor' },
  legendAnswered: {
    default: 'Answered and saved',
    en: 'Answered and saved',
    id: 'Dijawab dan tersimpan',
  },
  legendUnanswered: { default: 'Unanswered', en: 'Unanswered', id: 'Belum dijawab' },
  legendFlagged: { default: 'Ragu-ragu', en: 'Not sure', id: 'Ragu-ragu' },
  legendCurrent: { default: 'You are here', en: 'You are here', id: 'Sedang dibuka' },
  legendWaiting: { default: 'Not saved yet', en: 'Not saved yet', id: 'Belum tersimpan' },
  legendFailed: { default: 'Not accepted', en: 'Not accepted', id: 'Tidak diterima' },
  reviewTitle: { default: 'Review your answers', en: 'Review your answers', id: 'Periksa jawaban Anda' },
  reviewText: {
    default: 'Nothing is handed in yet. Choose a number to go back to its question.',
    en: 'Nothing is handed in yet. Choose a number to go back to its question.',
    id: 'Belum ada yang dikumpulkan. Pilih nomor untuk kembali ke soalnya.',
  },
  reviewAnswers: { default: 'Review the answers', en: 'Review the answers', id: 'Periksa jawaban' },
  backToQuestion: { default: 'Back to the question', en: 'Back to the question', id: 'Kembali ke soal' },
  groupUnanswered: {
    default: 'Unanswered ({{count}})',
    en: 'Unanswered ({{count}})',
    id: 'Belum dijawab ({{count}})',
  },
  groupFlagged: {
    default: 'Ragu-ragu ({{count}})',
    en: 'Not sure ({{count}})',
    id: 'Ragu-ragu ({{count}})',
  },
  groupAnswered: { default: 'Answered ({{count}})', en: 'Answered ({{count}})', id: 'Dijawab ({{count}})' },
  barrierForward: {
    default: 'This goes forward only, so its numbers cannot be chosen.',
    en: 'This goes forward only, so its numbers cannot be chosen.',
    id: 'Hanya bisa maju, jadi nomornya tidak dapat dipilih.',
  },
  barrierOver: {
    default: 'This section has ended, so its numbers cannot be chosen.',
    en: 'This section has ended, so its numbers cannot be chosen.',
    id: 'Bagian ini sudah selesai, jadi nomornya tidak dapat dipilih.',
  },
  barrierLater: {
    default: 'This section begins later, with its own time.',
    en: 'This section begins later, with its own time.',
    id: 'Bagian ini dimulai nanti, dengan waktunya sendiri.',
  },
});
