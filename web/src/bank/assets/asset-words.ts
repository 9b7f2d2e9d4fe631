import { words } from '../../platform/i18n/words.ts';

/** Texts for the files of a question. */
export const assetWords = words({
  assets: { en: 'Files', id: 'File', default: 'Bank Assets' },
  newAssets: { en: 'New files', id: 'File baru', default: 'New Bank Assets' },
  recentAssets: { en: 'Current files', id: 'File saat ini', default: 'Recent Bank Assets' },
  recentNote: {
    en: 'Selected files will be deleted or replaced.',
    id: 'File yang dipilih akan dihapus atau diganti.',
  },
  kindImage: { en: 'Images', id: 'Gambar' },
  kindAudio: { en: 'Audio', id: 'Audio' },
  kindVideo: { en: 'Video', id: 'Video' },
  currentFile: { en: '{{kind}} {{number}}', id: '{{kind}} {{number}}' },
  markRemoved: { en: 'Remove {{name}}', id: 'Hapus {{name}}' },
  willRemove: { en: 'Will be removed', id: 'Akan dihapus' },
  dropHere: { en: 'Drop files here, paste them, or browse', id: 'Seret file ke sini, tempel, atau pilih' },
  dropLimits: {
    en: 'They are uploaded when you save. Images up to {{image}} MB, audio {{audio}} MB.',
    id: 'Diunggah saat disimpan. Gambar hingga {{image}} MB, audio {{audio}} MB.',
  },
  dropLimitsVideo: {
    en: 'They are uploaded when you save. Images up to {{image}} MB, audio {{audio}} MB, video {{video}} MB.',
    id: 'Diunggah saat disimpan. Gambar hingga {{image}} MB, audio {{audio}} MB, video {{video}} MB.',
  },
  invalidType: { en: 'File is of invalid type', id: 'Jenis file ini tidak diterima' },
  tooLarge: { en: 'The file is larger than {{max}} MB', id: 'File melebihi {{max}} MB' },
  tooMany: {
    en: 'At most {{max}} files can be saved at once. The others were left out.',
    id: 'Paling banyak {{max}} file sekaligus. Sisanya tidak ikut.',
  },
  filesAdded_one: { en: '{{count}} file added.' },
  filesAdded_other: { en: '{{count}} files added.', id: '{{count}} file ditambahkan.' },
  previewOf: { en: 'Preview of {{name}}', id: 'Pratinjau {{name}}' },
  takeAway: { en: 'Take {{name}} away', id: 'Batalkan {{name}}' },
});
