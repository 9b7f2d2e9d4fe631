import { words } from '../../i18n/words.ts';

/** Texts for lists with rows to choose or drag, and for actions on chosen rows. */
export const chosenWords = words({
  drag: { default: 'Drag {{name}}', en: 'Drag {{name}}', id: 'Seret {{name}}' },
  dragHelp: {
    default: 'Press Space to pick up, the arrow keys to move, Space to drop, Escape to cancel.',
    en: 'Press Space to pick up, the arrow keys to move, Space to drop, Escape to cancel.',
    id: 'Tekan Spasi untuk mengambil, tombol panah untuk memindah, Spasi untuk meletakkan, Escape untuk batal.',
  },
  movedTo: {
    default: '{{name}} is now at place {{place}} of {{total}}.',
    en: '{{name}} is now at place {{place}} of {{total}}.',
    id: '{{name}} kini di urutan {{place}} dari {{total}}.',
  },
  pickedUp: { default: '{{name}} picked up.', en: '{{name}} picked up.', id: '{{name}} diambil.' },
  moveCancelled: {
    default: 'The order is as before.',
    en: 'The order is as before.',
    id: 'Urutan tidak berubah.',
  },
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
