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

  // A matching and an order
  pairs: { en: 'Pairs', id: 'Pasangan' },
  leftSide: { en: 'Left side', id: 'Sisi kiri' },
  leftSides: { en: 'Left sides', id: 'Sisi kiri' },
  rightSide: { en: 'Right side', id: 'Sisi kanan' },
  rightSides: { en: 'Right sides', id: 'Sisi kanan' },
  noLeftSide: { en: 'Belongs to none', id: 'Tanpa pasangan' },
  pickRightSide: {
    en: 'Right side that belongs to left side {{number}}',
    id: 'Pasangan untuk sisi kiri {{number}}',
  },
  mayReuse: {
    en: 'A right side may belong to several left sides.',
    id: 'Satu sisi kanan boleh menjadi pasangan beberapa sisi kiri.',
  },
  writeLetters: {
    en: 'Write the letter of the right side before each left side.',
    id: 'Tulis huruf pasangannya di depan tiap sisi kiri.',
  },
  rightOrder: { en: 'Right order', id: 'Urutan yang benar' },
  places: { en: 'Places', id: 'Urutan' },
  place: { en: 'Place', id: 'Urutan' },
  orderImage: { en: 'Picture {{number}}', id: 'Gambar {{number}}' },
  writeNumbers: {
    en: 'Number the options in the right order.',
    id: 'Beri nomor pada pilihan menurut urutan yang benar.',
  },

  pointsOfOption: { en: 'Points: {{points}}', id: 'Poin: {{points}}' },

  // Scoring
  scoring: { en: 'Scoring', id: 'Penilaian' },
  anyRight: { en: 'Any one of the right options is enough.', id: 'Cukup salah satu pilihan yang benar.' },
  scoredEqually: {
    en: 'Each right statement earns an equal part of the points.',
    id: 'Tiap pernyataan yang benar mendapat bagian poin yang sama.',
  },
  scoredByPair: {
    en: 'Each right pair earns an equal part of the points.',
    id: 'Tiap pasangan yang benar mendapat bagian poin yang sama.',
  },
  scoredByPlace: {
    en: 'Each option in its place earns an equal part of the points.',
    id: 'Tiap pilihan di tempat yang benar mendapat bagian poin yang sama.',
  },
  scoredMinusPairs: {
    en: 'Partial points: right pairs minus wrong ones, never below 0.',
    id: 'Poin sebagian: pasangan benar dikurangi yang salah, tidak kurang dari 0.',
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
