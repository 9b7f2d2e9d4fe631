import { words } from '../../platform/i18n/words.ts';

/** Texts of finishing a section and of submitting. */
export const finishWords = words({
  finishTitle: { en: 'Finish and submit?', id: 'Selesai dan kumpulkan?' },
  finishText: {
    en: 'Your answers are handed in and cannot be changed afterwards.',
    id: 'Jawaban dikumpulkan dan tidak dapat diubah lagi.',
  },
  finishSectionTitle: { en: 'Finish this section?', id: 'Selesaikan bagian ini?' },
  finishSectionText: {
    en: 'The next section begins with its own time. You cannot come back to this one.',
    id: 'Bagian berikutnya dimulai dengan waktunya sendiri. Anda tidak dapat kembali ke bagian ini.',
  },
  finishSectionFailed: {
    en: 'The server could not be reached. Everything is kept, please try again.',
    id: 'Server tidak dapat dihubungi. Semua jawaban tetap ada, silakan coba lagi.',
  },
  nextSection: { en: 'Next section', id: 'Bagian berikutnya' },
  columnUnanswered: { en: 'Unanswered', id: 'Belum dijawab' },
  columnFlagged: { en: 'Not sure', id: 'Ragu-ragu', default: 'Ragu-ragu' },
  keepWorking: { en: 'Keep working', id: 'Lanjut mengerjakan' },
  submit: { en: 'Submit', id: 'Kumpulkan' },
  submitFailed: {
    en: 'It could not be handed in yet. Everything is kept, please try again.',
    id: 'Belum dapat dikumpulkan. Semua jawaban tetap ada, silakan coba lagi.',
  },
});
