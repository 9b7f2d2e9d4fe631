import { words } from '../platform/i18n/words.ts';

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
  bySection: { default: 'By section', en: 'By section', id: 'Per bagian' },
  sectionCounts: {
    default: '{{correct}} correct, {{incorrect}} incorrect, {{unanswered}} unanswered',
    en: '{{correct}} correct, {{incorrect}} incorrect, {{unanswered}} unanswered',
    id: '{{correct}} benar, {{incorrect}} salah, {{unanswered}} tidak dijawab',
  },
  practice: { default: 'What to practise', en: 'What to practise', id: 'Yang perlu dilatih' },
  practiceCount_one: {
    default: '{{count}} of {{total}} question',
    en: '{{count}} of {{total}} question',
    id: '{{count}} dari {{total}} soal',
  },
  practiceCount_other: {
    default: '{{count}} of {{total}} questions',
    en: '{{count}} of {{total}} questions',
    id: '{{count}} dari {{total}} soal',
  },
  practiceAll: {
    default: 'Every answer is right. Very well done!',
    en: 'Every answer is right. Very well done!',
    id: 'Semua jawaban benar. Luar biasa!',
  },
  practiceMost: {
    default: 'You know most of this. With a little practice here you know it all.',
    en: 'You know most of this. With a little practice here you know it all.',
    id: 'Sebagian besar sudah Anda kuasai. Sedikit latihan lagi, dan semuanya Anda kuasai.',
  },
  practiceHalf: {
    default: 'More than half of the way is done. Practice in this order brings you furthest.',
    en: 'More than half of the way is done. Practice in this order brings you furthest.',
    id: 'Sudah lebih dari setengah jalan. Berlatihlah dengan urutan ini agar cepat maju.',
  },
  practiceBegin: {
    default: 'This shows where to begin. Take one part at a time: every question here can be learned.',
    en: 'This shows where to begin. Take one part at a time: every question here can be learned.',
    id: 'Mulailah dari sini, satu bagian dulu. Setiap soal di bawah ini bisa dipelajari.',
  },
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
