import { words } from '../platform/i18n/words.ts';

export const resultsWords = words({
  title: { en: 'Your result', id: 'Hasil ujian', default: 'TEST FEEDBACK' },
  totalScore: { en: 'Total score', id: 'Nilai akhir', default: 'Total Score' },
  outOf: { en: 'out of {{max}}', id: 'dari {{max}}' },
  statusCorrect: { en: 'Correct', id: 'Benar' },
  statusPartial: { en: 'Partly correct', id: 'Sebagian benar' },
  statusIncorrect: { en: 'Incorrect', id: 'Salah' },
  statusUnmarked: { en: 'Being marked', id: 'Sedang dinilai' },
  comment: { en: 'Comment', id: 'Komentar' },
  pendingMarking: {
    en: 'Your essays are being marked. The result is shown here after that.',
    id: 'Esai Anda sedang dinilai. Hasilnya tampil di sini sesudahnya.',
  },
  statusUnanswered: { en: 'Unanswered', id: 'Tidak dijawab' },
  section: { en: 'Section', id: 'Bagian' },
  question: { en: 'Question', id: 'Soal' },
  result: { en: 'Result', id: 'Hasil' },
  selectedAnswer: { en: 'Your answer', id: 'Jawaban Anda', default: 'Selected Answer' },
  points: { en: 'Points: {{points}} of {{max}}', id: 'Poin: {{points}} dari {{max}}' },
  removed: {
    en: 'The school removed this question. It does not count.',
    id: 'Sekolah menghapus soal ini. Soal ini tidak dihitung.',
  },
  notCounted: { en: 'Does not count', id: 'Tidak dihitung' },
  wrongPoints: { en: 'A wrong answer: {{points}}', id: 'Jawaban salah: {{points}}' },
  ruleAll: {
    en: 'Points only if everything is right.',
    id: 'Poin hanya jika semuanya benar.',
  },
  ruleParts: {
    en: 'Each right part gets an equal share of the points.',
    id: 'Setiap jawaban yang benar mendapat porsi poin yang sama.',
  },
  ruleMinus: {
    en: 'Each wrong choice takes away the points of a right one.',
    id: 'Setiap pilihan yang salah mengurangi poin sebesar satu pilihan benar.',
  },
  ruleOptions: { en: 'Each option has its own points.', id: 'Setiap pilihan memiliki poin sendiri.' },
  hint: { en: 'Explanation', id: 'Pembahasan', default: 'Hint' },
  tableLabel: { en: 'Your answers, question by question', id: 'Jawaban Anda, soal demi soal' },
  noHint: { en: 'No explanation', id: 'Tidak ada pembahasan', default: 'No hint' },
  noAnswer: { en: 'No answer', id: 'Tidak ada jawaban' },
  exit: { en: 'To the dashboard', id: 'Ke beranda', default: 'Exit Test' },
  bySection: { en: 'By section', id: 'Per bagian' },
  sectionCountsPartial: {
    en: '{{correct}} correct, {{partial}} partly correct, {{incorrect}} incorrect, {{unanswered}} unanswered',
    id: '{{correct}} benar, {{partial}} sebagian benar, {{incorrect}} salah, {{unanswered}} tidak dijawab',
  },
  sectionCounts: {
    en: '{{correct}} correct, {{incorrect}} incorrect, {{unanswered}} unanswered',
    id: '{{correct}} benar, {{incorrect}} salah, {{unanswered}} tidak dijawab',
  },
  practice: { en: 'What to practise', id: 'Yang perlu dilatih' },
  practiceCount_one: { en: '{{count}} of {{total}} question' },
  practiceCount_other: { en: '{{count}} of {{total}} questions', id: '{{count}} dari {{total}} soal' },
  practiceAll: { en: 'Every answer is right. Very well done!', id: 'Semua jawaban benar. Luar biasa!' },
  practiceMost: {
    en: 'You know most of this. With a little practice here you know it all.',
    id: 'Sebagian besar sudah Anda kuasai. Sedikit latihan lagi, dan semuanya Anda kuasai.',
  },
  practiceHalf: {
    en: 'More than half of the way is done. Practice in this order brings you furthest.',
    id: 'Sudah lebih dari setengah jalan. Berlatihlah dengan urutan ini agar cepat maju.',
  },
  practiceBegin: {
    en: 'This shows where to begin. Take one part at a time: every question here can be learned.',
    id: 'Mulailah dari sini, satu bagian dulu. Setiap soal di bawah ini bisa dipelajari.',
  },
  pendingTitle: { en: 'Submitted', id: 'Sudah dikumpulkan' },
  pendingAt: {
    en: 'The result is shown here from {{time}}.',
    id: 'Hasilnya tampil di sini mulai {{time}}.',
  },
  pending: {
    en: 'The result is shown here once your teacher releases it.',
    id: 'Hasilnya tampil di sini setelah guru mengumumkannya.',
  },
  received: {
    en: '{{answered}} of {{questions}} questions answered. Received: {{time}}.',
    id: '{{answered}} dari {{questions}} soal dijawab. Diterima: {{time}}.',
  },
  look: { en: 'Check for results', id: 'Cek apakah hasil sudah keluar' },
  reopened: { en: 'Your exam is open again', id: 'Ujian Anda dibuka kembali' },
  closedByDeadline: {
    en: 'Time ran out: everything saved until then was counted.',
    id: 'Waktu habis: semua yang tersimpan sampai saat itu ikut dinilai.',
  },
});
