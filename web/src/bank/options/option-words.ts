import { words } from '../../platform/i18n/words.ts';

/** Texts for the options of a question. */
export const optionWords = words({
  optionType: { en: 'Options', id: 'Jenis pilihan', default: 'Bank Option Type' },
  optionTypeText: { en: 'Text', id: 'Teks' },
  optionTypeHtml: { en: 'Formatted text', id: 'Teks berformat' },
  optionTypeFile: { en: 'File', id: 'File' },
  option: { en: 'Option {{number}}', id: 'Pilihan {{number}}' },
  setAnswer: { en: 'Right answer', id: 'Jawaban benar', default: 'Set answer' },
  answerHint: {
    en: 'Mark the right answer. If you mark several, any one of them earns the full weight.',
    id: 'Tandai jawaban yang benar. Jika ada beberapa, memilih salah satunya sudah mendapat bobot penuh.',
  },
  answersHint: {
    en: 'Mark all right answers. Students tick as many as they think right.',
    id: 'Tandai semua jawaban yang benar. Siswa mencentang semua yang dianggap benar.',
  },
  pointsHint: {
    en: 'Give each option its points, also below 0. The option with the most points counts as right.',
    id: 'Beri poin untuk tiap pilihan, boleh di bawah 0. Pilihan dengan poin terbanyak dianggap benar.',
  },
  pointsHintMany: {
    en: 'Give each option its points, also below 0. The points of ticked options are added.',
    id: 'Beri poin untuk tiap pilihan, boleh di bawah 0. Poin pilihan yang dicentang dijumlahkan.',
  },
  points: { en: 'Points', id: 'Poin' },
  addOption: { en: 'Add an option', id: 'Tambah pilihan' },
  removeOption: { en: 'Remove option {{number}}', id: 'Hapus pilihan {{number}}' },
  optionOrder: { en: 'Order of the options', id: 'Urutan pilihan' },
  keepOrder: { en: 'Never shuffle these options', id: 'Jangan acak pilihan soal ini' },
  pinned: { en: 'Option {{number}} keeps its place', id: 'Pilihan {{number}} tetap di tempatnya' },
  replaceNote: {
    en: 'Upload a file to replace it, or leave it as it is',
    id: 'Unggah file untuk mengganti, atau biarkan saja',
    default: 'Upload File to replace / Ignore if not need change',
  },
  chooseImage: { en: 'Choose an image', id: 'Pilih gambar' },
  otherImage: { en: 'Choose another image', id: 'Pilih gambar lain' },
  chosenImage: { en: 'Image of option {{number}}', id: 'Gambar pilihan {{number}}' },
  keepImage: { en: 'Keep the current image', id: 'Pakai gambar semula' },
});
