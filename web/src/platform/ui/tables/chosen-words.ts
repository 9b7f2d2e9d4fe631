import { words } from '../../i18n/words.ts';

/** Texts for lists with rows to choose or drag, and for actions on chosen rows. */
export const chosenWords = words({
  drag: { en: 'Drag {{name}}', id: 'Seret {{name}}' },
  dragHelp: {
    en: 'Press Space to pick up, the arrow keys to move, Space to drop, Escape to cancel.',
    id: 'Tekan Spasi untuk mengambil, tombol panah untuk memindah, Spasi untuk meletakkan, Escape untuk batal.',
  },
  movedTo: {
    en: '{{name}} is now at place {{place}} of {{total}}.',
    id: '{{name}} kini di urutan {{place}} dari {{total}}.',
  },
  pickedUp: { en: '{{name}} picked up.', id: '{{name}} diambil.' },
  moveCancelled: { en: 'The order is as before.', id: 'Urutan tidak berubah.' },
  title: { en: 'Chosen rows', id: 'Baris yang dipilih' },
  page: { en: 'Choose all on this page', id: 'Pilih semua di halaman ini' },
  one: { en: 'Choose {{name}}', id: 'Pilih {{name}}' },
  count_one: { en: '{{count}} chosen' },
  count_other: { en: '{{count}} chosen', id: '{{count}} dipilih' },
  tooMany: { en: 'At most {{max}} at once.', id: 'Paling banyak {{max}} sekaligus.' },
  found_one: { en: 'Choose {{count}} found' },
  found_other: { en: 'Choose all {{count}} found', id: 'Pilih {{count}} yang ditemukan' },
  clear: { en: 'Choose none', id: 'Batalkan pilihan' },
  undo: { en: 'Undo', id: 'Urungkan' },
  undone: { en: 'It is as it was before.', id: 'Sudah kembali seperti semula.' },
});
