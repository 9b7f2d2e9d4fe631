import { words } from '../../platform/i18n/words.ts';

/** Texts of finishing a section and of submitting. */
export const finishWords = words({
  finishTitle: { en: 'Submit the whole exam?', id: 'Kumpulkan seluruh ujian?' },
  finishEnds: {
    en: 'This ends the whole exam. You cannot change anything afterwards.',
    id: 'Seluruh ujian berakhir. Setelah itu jawaban tidak dapat diubah.',
  },
  finishLeft_one: {
    en: 'You still have {{time, minutes}} and {{count}} unanswered question.',
  },
  finishLeft_other: {
    en: 'You still have {{time, minutes}} and {{count}} unanswered questions.',
    id: 'Waktu Anda masih {{time, minutes}} dan {{count}} soal belum dijawab.',
  },
  finishAllAnswered: {
    en: 'All questions are answered. You still have {{time, minutes}}.',
    id: 'Semua soal sudah dijawab. Waktu Anda masih {{time, minutes}}.',
  },
  finishSectionTitle: { en: 'Finish this section?', id: 'Selesaikan bagian ini?' },
  finishSectionText: {
    en: 'The next section begins then. You cannot come back to this one.',
    id: 'Setelah itu bagian berikutnya dimulai. Anda tidak dapat kembali ke bagian ini.',
  },
  finishSectionFailed: {
    en: 'The server could not be reached. Everything is kept, please try again.',
    id: 'Server tidak dapat dihubungi. Semua jawaban tetap ada, silakan coba lagi.',
  },
  nextSection: { en: 'Next section', id: 'Bagian berikutnya' },
  columnUnanswered: { en: 'Unanswered', id: 'Belum dijawab' },
  columnFlagged: { en: 'Not sure', id: 'Ragu-ragu', default: 'Ragu-ragu' },
  keepWorking: { en: 'Keep working', id: 'Kembali mengerjakan' },
  submit: { en: 'Submit exam', id: 'Kumpulkan ujian', default: 'Submit' },
  submitFailed: {
    en: 'It could not be handed in yet. Everything is kept, please try again.',
    id: 'Belum dapat dikumpulkan. Semua jawaban tetap ada, silakan coba lagi.',
  },
});
