import { words } from '../../platform/i18n/words.ts';

/** Texts for the options of a question. */
export const optionWords = words({
  optionType: { default: 'Bank Option Type', en: 'Options', id: 'Jenis pilihan' },
  optionTypeText: { default: 'Text', en: 'Text', id: 'Teks' },
  optionTypeFile: { default: 'File', en: 'File', id: 'File' },
  option: { default: 'Option {{number}}', en: 'Option {{number}}', id: 'Pilihan {{number}}' },
  setAnswer: { default: 'Set answer', en: 'Right answer', id: 'Jawaban benar' },
  addOption: { default: 'Add an option', en: 'Add an option', id: 'Tambah pilihan' },
  removeOption: {
    default: 'Remove option {{number}}',
    en: 'Remove option {{number}}',
    id: 'Hapus pilihan {{number}}',
  },
  optionLimit: {
    default: 'This examination allows {{max}} options.',
    en: 'This examination allows {{max}} options.',
    id: 'Ujian ini memuat paling banyak {{max}} pilihan.',
  },
  replaceNote: {
    default: 'Upload File to replace / Ignore if not need change',
    en: 'Upload a file to replace it, or leave it as it is',
    id: 'Unggah file untuk mengganti, atau biarkan saja',
  },
  chooseImage: { default: 'Choose an image', en: 'Choose an image', id: 'Pilih gambar' },
  otherImage: { default: 'Choose another image', en: 'Choose another image', id: 'Pilih gambar lain' },
  chosenImage: {
    default: 'Image of option {{number}}',
    en: 'Image of option {{number}}',
    id: 'Gambar pilihan {{number}}',
  },
  keepImage: { default: 'Keep the current image', en: 'Keep the current image', id: 'Pakai gambar semula' },
});
