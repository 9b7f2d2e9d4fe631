import { words } from '../i18n/words.ts';

export const resultsWords = words({
  title: { default: 'TEST FEEDBACK', en: 'Test feedback', id: 'Hasil ujian' },
  totalScore: { default: 'Total Score', en: 'Total score', id: 'Nilai akhir' },
  outOf: { default: 'out of {{max}}', en: 'out of {{max}}', id: 'dari {{max}}' },
  statusCorrect: { default: 'Correct', en: 'Correct', id: 'Benar' },
  statusIncorrect: { default: 'Incorrect', en: 'Incorrect', id: 'Salah' },
  statusUnanswered: { default: 'Unanswered', en: 'Unanswered', id: 'Tidak dijawab' },
  section: { default: 'Section', en: 'Section', id: 'Bagian' },
  question: { default: 'Question', en: 'Question', id: 'Soal' },
  result: { default: 'Result', en: 'Result', id: 'Hasil' },
  selectedAnswer: { default: 'Selected Answer', en: 'Selected answer', id: 'Jawaban dipilih' },
  hint: { default: 'Hint', en: 'Hint', id: 'Pembahasan' },
  tableLabel: {
    default: 'Your answers, question by question',
    en: 'Your answers, question by question',
    id: 'Jawaban Anda, soal demi soal',
  },
  noHint: { default: 'No hint', en: 'No hint', id: 'Tidak ada pembahasan' },
  noAnswer: { default: 'No answer', en: 'No answer', id: 'Tidak ada jawaban' },
  exit: { default: 'Exit Test', en: 'Exit test', id: 'Keluar dari ujian' },
  pendingTitle: { default: 'Submitted', en: 'Submitted', id: 'Sudah dikumpulkan' },
  pendingAt: {
    default: 'Your answers are in. The result is shown here from {{time}}.',
    en: 'Your answers are in. The result is shown here from {{time}}.',
    id: 'Jawaban Anda sudah masuk. Hasilnya tampil di sini mulai {{time}}.',
  },
  pending: {
    default: 'Your answers are in. The result is shown here once your teacher releases it.',
    en: 'Your answers are in. The result is shown here once your teacher releases it.',
    id: 'Jawaban Anda sudah masuk. Hasilnya tampil di sini setelah guru mengumumkannya.',
  },
  look: { default: 'Look again', en: 'Look again', id: 'Periksa lagi' },
  closedByDeadline: {
    default: 'Time ran out: everything saved until then was counted.',
    en: 'Time ran out: everything saved until then was counted.',
    id: 'Waktu habis: semua yang tersimpan sampai saat itu ikut dinilai.',
  },
});
