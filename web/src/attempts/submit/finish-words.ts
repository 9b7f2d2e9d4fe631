import { words } from '../../platform/i18n/words.ts';

/** Texts of finishing a section and of submitting. */
export const finishWords = words({
  finishTitle: { default: 'Finish and submit?', en: 'Finish and submit?', id: 'Selesai dan kumpulkan?' },
  finishText: {
    default: 'Your answers are handed in and cannot be changed afterwards.',
    en: 'Your answers are handed in and cannot be changed afterwards.',
    id: 'Jawaban dikumpulkan dan tidak dapat diubah lagi.',
  },
  finishSectionTitle: {
    default: 'Finish this section?',
    en: 'Finish this section?',
    id: 'Selesaikan bagian ini?',
  },
  finishSectionText: {
    default: 'The next section begins with its own time. You cannot come back to this one.',
    en: 'The next section begins with its own time. You cannot come back to this one.',
    id: 'Bagian berikutnya dimulai dengan waktunya sendiri. Anda tidak dapat kembali ke bagian ini.',
  },
  finishSectionFailed: {
    default: 'The server could not be reached. Everything is kept, please try again.',
    en: 'The server could not be reached. Everything is kept, please try again.',
    id: 'Server tidak dapat dihubungi. Semua jawaban tetap ada, silakan coba lagi.',
  },
  nextSection: { default: 'Next section', en: 'Next section', id: 'Bagian berikutnya' },
  columnUnanswered: { default: 'Unanswered', en: 'Unanswered', id: 'Belum dijawab' },
  columnFlagged: { default: 'Ragu-ragu', en: 'Not sure', id: 'Ragu-ragu' },
  keepWorking: { default: 'Keep working', en: 'Keep working', id: 'Lanjut mengerjakan' },
  submit: { default: 'Submit', en: 'Submit', id: 'Kumpulkan' },
  submitFailed: {
    default: 'It could not be handed in yet. Everything is kept, please try again.',
    en: 'It could not be handed in yet. Everything is kept, please try again.',
    id: 'Belum dapat dikumpulkan. Semua jawaban tetap ada, silakan coba lagi.',
  },
});
