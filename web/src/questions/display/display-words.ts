import { words } from '../../platform/i18n/words.ts';

export const displayWords = words({
  options: { en: 'Options', id: 'Pilihan' },
  optionImage: { en: 'Picture of option {{letter}}', id: 'Gambar pilihan {{letter}}' },
  statements: { en: 'Statements', id: 'Pernyataan' },
  statement: { en: 'Statement', id: 'Pernyataan' },
  right: { en: 'Right answer', id: 'Jawaban benar' },
  chosen: { en: 'Chosen', id: 'Dipilih' },
  keyBounds: { en: '{{min}} to {{max}}', id: '{{min}} sampai {{max}}' },
  keyMissing: { en: 'No right answer is set yet.', id: 'Jawaban benar belum ditetapkan.' },
  pointsOfOption: { en: 'Points: {{points}}', id: 'Poin: {{points}}' },

  // Scoring
  scoring: { en: 'Scoring', id: 'Penilaian' },
  anyRight: { en: 'Any one of the right options is enough.', id: 'Cukup salah satu pilihan yang benar.' },
  scoredEqually: {
    en: 'Each right statement earns an equal part of the points.',
    id: 'Tiap pernyataan yang benar mendapat bagian poin yang sama.',
  },
  scoredMinusTicks: {
    en: 'Partial points: right ticks minus wrong ticks, never below 0.',
    id: 'Poin sebagian: centang benar dikurangi centang salah, tidak kurang dari 0.',
  },
  scoredMinusRows: {
    en: 'Partial points: right statements minus wrong ones, never below 0.',
    id: 'Poin sebagian: pernyataan benar dikurangi yang salah, tidak kurang dari 0.',
  },
  scoredByOption: { en: 'Each option has its own points.', id: 'Tiap pilihan memiliki poin sendiri.' },
  wrongPoints: {
    en: 'A wrong answer earns {{points}} points.',
    id: 'Jawaban salah bernilai {{points}} poin.',
  },
  caseCounts: { en: 'Capital letters matter.', id: 'Huruf besar dan kecil dibedakan.' },
  noAccents: { en: 'Accents do not matter.', id: 'Aksen dan harakat diabaikan.' },
  noPunctuation: { en: 'Punctuation does not matter.', id: 'Tanda baca diabaikan.' },
});
