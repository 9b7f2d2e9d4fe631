import { words } from '../../platform/i18n/words.ts';

/** Texts for the forms of a matching and of an order. */
export const matchWords = words({
  example_match: { en: 'Egypt → Cairo, Peru → Lima', id: 'Mesir → Kairo, Peru → Lima' },
  example_order: { en: 'Egg → caterpillar → butterfly', id: 'Telur → ulat → kupu-kupu' },

  // A matching
  rightSides: { en: 'Right sides', id: 'Sisi kanan' },
  rightSidesHint: {
    en: 'Students see them mixed. You may write more of them than left sides.',
    id: 'Siswa melihatnya dalam urutan acak. Jumlahnya boleh lebih banyak daripada sisi kiri.',
  },
  rightSide: { en: 'Right side {{number}}', id: 'Sisi kanan {{number}}' },
  addRightSide: { en: 'Add a right side', id: 'Tambah sisi kanan' },
  removeRightSide: { en: 'Remove right side {{number}}', id: 'Hapus sisi kanan {{number}}' },
  reuseOptions: {
    en: 'A right side may belong to several left sides',
    id: 'Satu sisi kanan boleh menjadi pasangan beberapa sisi kiri',
  },
  leftSides: { en: 'Left sides', id: 'Sisi kiri' },
  leftSidesHint: {
    en: 'Pick the right side that belongs to each left side.',
    id: 'Pilih pasangan di sisi kanan untuk tiap sisi kiri.',
  },
  leftSide: { en: 'Left side {{number}}', id: 'Sisi kiri {{number}}' },
  addLeftSide: { en: 'Add a left side', id: 'Tambah sisi kiri' },
  removeLeftSide: { en: 'Remove left side {{number}}', id: 'Hapus sisi kiri {{number}}' },
  rule_pair_parts: {
    en: 'Each pair counts the same. Example: 4 of 5 right earns 80 % of the points.',
    id: 'Setiap pasangan bernilai sama. Contoh: 4 dari 5 benar mendapat 80 % nilai.',
  },
  rule_pairs_minus_wrong: {
    en: 'Each wrong pair cancels a right one, a blank counts 0. Example: 4 of 5 right and 1 wrong earns 60 %.',
    id: 'Setiap pasangan salah mengurangi satu yang benar, yang kosong bernilai 0. Contoh: 4 benar dan 1 salah dari 5 mendapat 60 %.',
  },

  // An order
  rightOrder: { en: 'Options in the right order', id: 'Pilihan dalam urutan yang benar' },
  rightOrderHint: {
    en: 'Write the options in the right order. Students see them mixed.',
    id: 'Tulis pilihan dalam urutan yang benar. Siswa melihatnya dalam urutan acak.',
  },
  rule_place_parts: {
    en: 'Each option in its place counts the same. Example: 3 of 5 in place earns 60 % of the points. An order that is shifted by one place earns 0, because no option is in its place.',
    id: 'Setiap pilihan di tempat yang benar bernilai sama. Contoh: 3 dari 5 di tempatnya mendapat 60 % nilai. Urutan yang bergeser satu tempat bernilai 0 karena tidak ada pilihan di tempatnya.',
  },
});
