import { words } from '../../platform/i18n/words.ts';

/** Texts for the files of a question. */
export const assetWords = words({
  assets: { default: 'Bank Assets', en: 'Files', id: 'File' },
  newAssets: { default: 'New Bank Assets', en: 'New files', id: 'File baru' },
  recentAssets: { default: 'Recent Bank Assets', en: 'Current files', id: 'File saat ini' },
  recentNote: {
    default: 'Selected files will be deleted or replaced.',
    en: 'Selected files will be deleted or replaced.',
    id: 'File yang dipilih akan dihapus atau diganti.',
  },
  kindImage: { default: 'Images', en: 'Images', id: 'Gambar' },
  kindAudio: { default: 'Audio', en: 'Audio', id: 'Audio' },
  kindVideo: { default: 'Video', en: 'Video', id: 'Video' },
  currentFile: { default: '{{kind}} {{number}}', en: '{{kind}} {{number}}', id: '{{kind}} {{number}}' },
  markRemoved: { default: 'Remove {{name}}', en: 'Remove {{name}}', id: 'Hapus {{name}}' },
  willRemove: { default: 'Will be removed', en: 'Will be removed', id: 'Akan dihapus' },
  dropHere: {
    default: 'Drop files here, paste them, or browse',
    en: 'Drop files here, paste them, or browse',
    id: 'Seret file ke sini, tempel, atau pilih',
  },
  dropLimits: {
    default: 'They leave with Save. Images up to {{image}} MB, audio {{audio}} MB.',
    en: 'They leave with Save. Images up to {{image}} MB, audio {{audio}} MB.',
    id: 'Diunggah saat disimpan. Gambar hingga {{image}} MB, audio {{audio}} MB.',
  },
  dropLimitsVideo: {
    default: 'They leave with Save. Images up to {{image}} MB, audio {{audio}} MB, video {{video}} MB.',
    en: 'They leave with Save. Images up to {{image}} MB, audio {{audio}} MB, video {{video}} MB.',
    id: 'Diunggah saat disimpan. Gambar hingga {{image}} MB, audio {{audio}} MB, video {{video}} MB.',
  },
  invalidType: {
    default: 'File is of invalid type',
    en: 'File is of invalid type',
    id: 'Jenis file ini tidak diterima',
  },
  tooLarge: {
    default: 'The file is larger than {{max}} MB',
    en: 'The file is larger than {{max}} MB',
    id: 'File melebihi {{max}} MB',
  },
  tooMany: {
    default: 'At most {{max}} files can be saved at once. The others were left out.',
    en: 'At most {{max}} files can be saved at once. The others were left out.',
    id: 'Paling banyak {{max}} file sekaligus. Sisanya tidak ikut.',
  },
  filesAdded_one: {
    default: '{{count}} file added.',
    en: '{{count}} file added.',
    id: '{{count}} file ditambahkan.',
  },
  filesAdded_other: {
    default: '{{count}} files added.',
    en: '{{count}} files added.',
    id: '{{count}} file ditambahkan.',
  },
  previewOf: { default: 'Preview of {{name}}', en: 'Preview of {{name}}', id: 'Pratinjau {{name}}' },
  takeAway: { default: 'Take {{name}} away', en: 'Take {{name}} away', id: 'Batalkan {{name}}' },
});
