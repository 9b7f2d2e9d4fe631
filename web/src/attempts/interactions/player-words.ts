import { words } from '../../platform/i18n/words.ts';

/** Texts of the players for matching and for order. */
export const playerWords = words({
  optionInRow: {
    en: '{{option}} (now in row {{row}})',
    id: '{{option}} (sekarang di baris {{row}})',
  },
  optionMoved: {
    en: '{{letter}} is moved here. Row {{row}} is empty now.',
    id: '{{letter}} dipindahkan ke sini. Baris {{row}} sekarang kosong.',
  },
  orderUnanswered: {
    en: 'Not answered yet. Move an option, or confirm this order.',
    id: 'Belum dijawab. Pindahkan pilihan, atau nyatakan urutan ini sudah benar.',
  },
  orderAnswered: { en: 'This order is your answer.', id: 'Urutan ini adalah jawaban Anda.' },
  orderIsRight: { en: 'This order is right', id: 'Urutan ini sudah benar' },
  clearAnswer: { en: 'Clear the answer', id: 'Kosongkan jawaban' },
  moveUp: { en: 'Move up: {{option}}', id: 'Naikkan: {{option}}' },
  moveDown: { en: 'Move down: {{option}}', id: 'Turunkan: {{option}}' },
  place: {
    en: '{{option}}: place {{place}} of {{total}}',
    id: '{{option}}: urutan {{place}} dari {{total}}',
  },
});
