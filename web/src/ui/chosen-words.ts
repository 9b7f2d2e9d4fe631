import { words } from '../i18n/words.ts';

/** Of lists whose rows can be chosen, and of what is done to them. */
export const chosenWords = words({
  title: { default: 'Chosen rows', en: 'Chosen rows', id: 'Baris yang dipilih' },
  page: {
    default: 'Choose all on this page',
    en: 'Choose all on this page',
    id: 'Pilih semua di halaman ini',
  },
  one: { default: 'Choose {{name}}', en: 'Choose {{name}}', id: 'Pilih {{name}}' },
  count_one: { default: '{{total}} chosen', en: '{{total}} chosen', id: '{{total}} dipilih' },
  count_other: { default: '{{total}} chosen', en: '{{total}} chosen', id: '{{total}} dipilih' },
  tooMany: {
    default: 'At most {{max}} at once.',
    en: 'At most {{max}} at once.',
    id: 'Paling banyak {{max}} sekaligus.',
  },
  found_one: {
    default: 'Choose {{total}} found',
    en: 'Choose {{total}} found',
    id: 'Pilih {{total}} yang ditemukan',
  },
  found_other: {
    default: 'Choose all {{total}} found',
    en: 'Choose all {{total}} found',
    id: 'Pilih semua {{total}} yang ditemukan',
  },
  clear: { default: 'Choose none', en: 'Choose none', id: 'Batalkan pilihan' },
  undo: { default: 'Undo', en: 'Undo', id: 'Urungkan' },
  undone: {
    default: 'It is as it was before.',
    en: 'It is as it was before.',
    id: 'Sudah kembali seperti semula.',
  },
});
