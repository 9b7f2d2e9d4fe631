import { words } from '../../platform/i18n/words.ts';

/** Texts for the fields of gaps. */
export const gapKeyWords = words({
  gapOptionsHint: {
    en: 'Tick the right option. If several are right, each alone is enough.',
    id: 'Centang pilihan yang benar. Jika ada beberapa, satu saja sudah cukup.',
  },
  gapOption: { en: 'Option {{number}}', id: 'Pilihan {{number}}' },
  gapOptionRight: { en: 'Option {{number}} is right', id: 'Pilihan {{number}} benar' },
  addGapOption: { en: 'Add an option', id: 'Tambah pilihan' },
  removeGapOption: { en: 'Remove option {{number}}', id: 'Hapus pilihan {{number}}' },
  scoredByGap: {
    en: 'Each right gap earns an equal part of the points.',
    id: 'Tiap rumpang yang benar mendapat bagian poin yang sama.',
  },
});
