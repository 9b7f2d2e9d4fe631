import { words } from '../platform/i18n/words.ts';
import { assetWords } from './assets/asset-words.ts';
import { copyWords } from './copy/copy-words.ts';
import { interactionWords } from './interactions/interaction-words.ts';
import { optionWords } from './options/option-words.ts';
import { printWords } from './print/print-words.ts';
import { stimuliWords } from './stimuli/stimuli-words.ts';

export const bankWords = words({
  ...copyWords,
  ...stimuliWords,

  // The list
  subtitle: { en: 'Question bank', id: 'Bank soal', default: 'Bank Questions' },
  insert: { en: 'Insert a question', id: 'Tambah soal', default: 'Insert Bank' },
  edit: { en: 'Edit', id: 'Ubah' },
  remove: { en: 'Delete', id: 'Hapus' },
  type: { en: 'Media', id: 'Media', default: 'Bank Type' },
  weight: { en: 'Weight', id: 'Bobot', default: 'Bank Weight' },
  section: { en: 'Section', id: 'Bagian' },
  typeText: { en: 'Text', id: 'Teks' },
  typeImage: { en: 'Image', id: 'Gambar' },
  typeVideo: { en: 'Video', id: 'Video' },
  typeAudio: { en: 'Audio', id: 'Audio' },
  search: { en: 'Search questions', id: 'Cari soal' },
  searchHint: { en: 'Words of the question', id: 'Kata dalam soal' },
  allSections: { en: 'All sections', id: 'Semua bagian' },
  allTypes: { en: 'All media', id: 'Semua media' },
  questions_one: { en: '{{count}} question' },
  questions_other: { en: '{{count}} questions', id: '{{count}} soal' },
  found_one: { en: '{{count}} question found' },
  found_other: { en: '{{count}} questions found', id: '{{count}} soal ditemukan' },
  noText: { en: '(no text)', id: '(tanpa teks)' },
  question: { en: 'Question {{number}}', id: 'Soal {{number}}' },
  none: { en: 'There are no questions yet', id: 'Belum ada soal' },
  noneText: {
    en: 'Insert the first one. Its section is made along with it.',
    id: 'Tambahkan soal pertama. Bagiannya dibuat sekaligus.',
  },
  noMatch: { en: 'No question matches', id: 'Tidak ada soal yang cocok' },
  showAll: { en: 'Show all', id: 'Tampilkan semua' },
  arrange: { en: 'Change order', id: 'Ubah urutan' },
  arrangeOf: { en: 'Change order in {{name}}', id: 'Ubah urutan di {{name}}' },
  saveOrder: { en: 'Save order', id: 'Simpan urutan' },
  orderSaved: { en: 'The order is saved.', id: 'Urutan sudah disimpan.' },
  move: { en: 'Move to section', id: 'Pindahkan ke bagian' },
  moveTitle_one: { en: 'Move {{count}} question' },
  moveTitle_other: { en: 'Move {{count}} questions', id: 'Pindahkan {{count}} soal' },
  moved_one: {
    en: '{{count}} question is in {{section}} now.',
  },
  moved_other: {
    en: '{{count}} questions are in {{section}} now.',
    id: '{{count}} soal kini di bagian {{section}}.',
  },
  weigh: { en: 'Set weight', id: 'Atur bobot' },
  weighTitle_one: { en: 'Weight of {{count}} question' },
  weighTitle_other: { en: 'Weight of {{count}} questions', id: 'Bobot {{count}} soal' },
  weighHint: {
    en: 'What each of them counts. Students get it with the next publication.',
    id: 'Nilai untuk tiap soal yang dipilih. Berlaku bagi siswa setelah diterbitkan lagi.',
  },
  weighed_one: { en: '{{count}} question has another weight now.' },
  weighed_other: {
    en: '{{count}} questions have another weight now.',
    id: 'Bobot {{count}} soal sudah diubah.',
  },
  weighedNone: { en: 'They had this weight already.', id: 'Bobotnya memang sudah sebesar itu.' },
  chooseSection: { en: 'Choose all of {{name}}', id: 'Pilih semua di {{name}}' },
  removeChosenTitle_one: { en: 'Delete {{count}} question?' },
  removeChosenTitle_other: { en: 'Delete {{count}} questions?', id: 'Hapus {{count}} soal?' },
  removeChosenText: {
    en: 'Attempts and results so far keep their questions.',
    id: 'Pengerjaan dan hasil sebelumnya tetap memiliki soalnya.',
  },
  chosenRemoved_one: { en: '{{count}} question is deleted.' },
  chosenRemoved_other: { en: '{{count}} questions are deleted.', id: '{{count}} soal sudah dihapus.' },
  chosenInUse_one: {
    en: '{{count}} question stays: students are taking it at the moment.',
  },
  chosenInUse_other: {
    en: '{{count}} questions stay: students are taking them at the moment.',
    id: '{{count}} soal tetap ada karena sedang dikerjakan siswa.',
  },
  removeTitle: { en: 'Delete this question?', id: 'Hapus soal ini?' },
  removed: { en: 'The question is deleted.', id: 'Soal sudah dihapus.' },

  // The form
  insertTitle: { en: 'Insert a question', id: 'Tambah soal', default: 'Insert Examination Bank' },
  editTitle: { en: 'Edit a question', id: 'Ubah soal', default: 'Edit Examination Bank' },
  list: { en: 'Question bank', id: 'Bank soal', default: 'Bank List' },
  save: { en: 'Save', id: 'Simpan' },
  saving: { en: 'Saving...', id: 'Menyimpan...' },
  uploading: { en: '{{percent, percent}} uploaded', id: '{{percent, percent}} terunggah' },
  inserted: {
    en: 'The question was inserted',
    id: 'Soal berhasil ditambahkan',
    default: 'Examination bank insert success',
  },
  insertedNext_one: {
    en: '{{count}} so far. Ready for the next one.',
  },
  insertedNext_other: {
    en: '{{count}} so far. Ready for the next one.',
    id: 'Sudah {{count}} soal sejauh ini. Siap untuk soal berikutnya.',
  },
  edited: {
    en: 'The question was saved',
    id: 'Soal berhasil disimpan',
    default: 'Examination bank edit success',
  },
  editedNext: {
    en: 'The page will refresh ...',
    id: 'Halaman akan dimuat ulang ...',
    default: 'page will refresh ...',
  },
  formSection: { en: 'Section', id: 'Bagian', default: 'Bank Section' },
  formSectionHint: { en: 'A new name makes a new section.', id: 'Nama baru membuat bagian baru.' },
  formQuestion: { en: 'Question', id: 'Soal', default: 'Bank Question' },
  formWeight: { en: 'Weight', id: 'Bobot soal', default: 'Bank Question Weight' },
  formWeightHint: {
    en: 'What a right answer earns. With 0 it earns nothing.',
    id: 'Nilai untuk jawaban benar. Dengan bobot 0, soal ini tidak dinilai.',
  },
  playLimit: { en: 'Plays allowed', id: 'Jumlah putar' },
  playLimitHint: {
    en: 'How often a student may start the recording.',
    id: 'Berapa kali siswa boleh memutar rekaman.',
  },
  hint: { en: 'Hint', id: 'Pembahasan' },
  hintHint: {
    en: 'Shown with the result, never during the examination.',
    id: 'Tampil bersama hasil, tidak selama ujian.',
  },

  ...assetWords,
  ...interactionWords,
  ...optionWords,
  ...printWords,
});
