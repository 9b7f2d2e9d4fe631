import { words } from '../platform/i18n/words.ts';
import { assetWords } from './assets/asset-words.ts';
import { copyWords } from './copy/copy-words.ts';
import { optionWords } from './options/option-words.ts';

export const bankWords = words({
  ...copyWords,

  // The list
  subtitle: { default: 'Bank Questions', en: 'Question bank', id: 'Bank soal' },
  insert: { default: 'Insert Bank', en: 'Insert a question', id: 'Tambah soal' },
  edit: { default: 'Edit', en: 'Edit', id: 'Ubah' },
  remove: { default: 'Delete', en: 'Delete', id: 'Hapus' },
  type: { default: 'Bank Type', en: 'Type', id: 'Jenis' },
  weight: { default: 'Bank Weight', en: 'Weight', id: 'Bobot' },
  section: { default: 'Section', en: 'Section', id: 'Bagian' },
  typeText: { default: 'Text', en: 'Text', id: 'Teks' },
  typeImage: { default: 'Image', en: 'Image', id: 'Gambar' },
  typeVideo: { default: 'Video', en: 'Video', id: 'Video' },
  typeAudio: { default: 'Audio', en: 'Audio', id: 'Audio' },
  search: { default: 'Search questions', en: 'Search questions', id: 'Cari soal' },
  searchHint: { default: 'Words of the question', en: 'Words of the question', id: 'Kata dalam soal' },
  allSections: { default: 'All sections', en: 'All sections', id: 'Semua bagian' },
  allTypes: { default: 'All types', en: 'All types', id: 'Semua jenis' },
  questions_one: { default: '{{count}} question', en: '{{count}} question', id: '{{count}} soal' },
  questions_other: { default: '{{count}} questions', en: '{{count}} questions', id: '{{count}} soal' },
  found_one: {
    default: '{{count}} question found',
    en: '{{count}} question found',
    id: '{{count}} soal ditemukan',
  },
  found_other: {
    default: '{{count}} questions found',
    en: '{{count}} questions found',
    id: '{{count}} soal ditemukan',
  },
  noText: { default: '(no text)', en: '(no text)', id: '(tanpa teks)' },
  question: { default: 'Question {{number}}', en: 'Question {{number}}', id: 'Soal {{number}}' },
  none: { default: 'There are no questions yet', en: 'There are no questions yet', id: 'Belum ada soal' },
  noneText: {
    default: 'Insert the first one. Its section is made along with it.',
    en: 'Insert the first one. Its section is made along with it.',
    id: 'Tambahkan soal pertama. Bagiannya dibuat sekaligus.',
  },
  noMatch: { default: 'No question matches', en: 'No question matches', id: 'Tidak ada soal yang cocok' },
  showAll: { default: 'Show all', en: 'Show all', id: 'Tampilkan semua' },
  arrange: { default: 'Change order', en: 'Change order', id: 'Ubah urutan' },
  arrangeOf: {
    default: 'Change order in {{name}}',
    en: 'Change order in {{name}}',
    id: 'Ubah urutan di {{name}}',
  },
  saveOrder: { default: 'Save order', en: 'Save order', id: 'Simpan urutan' },
  orderSaved: { default: 'The order is saved.', en: 'The order is saved.', id: 'Urutan sudah disimpan.' },
  cancel: { default: 'Cancel', en: 'Cancel', id: 'Batal' },
  move: { default: 'Move to section', en: 'Move to section', id: 'Pindahkan ke bagian' },
  moveTitle_one: {
    default: 'Move {{count}} question',
    en: 'Move {{count}} question',
    id: 'Pindahkan {{count}} soal',
  },
  moveTitle_other: {
    default: 'Move {{count}} questions',
    en: 'Move {{count}} questions',
    id: 'Pindahkan {{count}} soal',
  },
  moved_one: {
    default: '{{count}} question is in {{section}} now.',
    en: '{{count}} question is in {{section}} now.',
    id: '{{count}} soal kini di bagian {{section}}.',
  },
  moved_other: {
    default: '{{count}} questions are in {{section}} now.',
    en: '{{count}} questions are in {{section}} now.',
    id: '{{count}} soal kini di bagian {{section}}.',
  },
  weigh: { default: 'Set weight', en: 'Set weight', id: 'Atur bobot' },
  weighTitle_one: {
    default: 'Weight of {{count}} question',
    en: 'Weight of {{count}} question',
    id: 'Bobot {{count}} soal',
  },
  weighTitle_other: {
    default: 'Weight of {{count}} questions',
    en: 'Weight of {{count}} questions',
    id: 'Bobot {{count}} soal',
  },
  weighHint: {
    default: 'What each of them counts. Students get it with the next publication.',
    en: 'What each of them counts. Students get it with the next publication.',
    id: 'Nilai untuk tiap soal yang dipilih. Berlaku bagi siswa setelah diterbitkan lagi.',
  },
  weighed_one: {
    default: '{{count}} question has another weight now.',
    en: '{{count}} question has another weight now.',
    id: 'Bobot {{count}} soal sudah diubah.',
  },
  weighed_other: {
    default: '{{count}} questions have another weight now.',
    en: '{{count}} questions have another weight now.',
    id: 'Bobot {{count}} soal sudah diubah.',
  },
  weighedNone: {
    default: 'They had this weight already.',
    en: 'They had this weight already.',
    id: 'Bobotnya memang sudah sebesar itu.',
  },
  chooseSection: {
    default: 'Choose all of {{name}}',
    en: 'Choose all of {{name}}',
    id: 'Pilih semua di {{name}}',
  },
  removeChosenTitle_one: {
    default: 'Delete {{count}} question?',
    en: 'Delete {{count}} question?',
    id: 'Hapus {{count}} soal?',
  },
  removeChosenTitle_other: {
    default: 'Delete {{count}} questions?',
    en: 'Delete {{count}} questions?',
    id: 'Hapus {{count}} soal?',
  },
  removeChosenText: {
    default: 'They cannot be restored. Attempts and results of before keep their questions.',
    en: 'They cannot be restored. Attempts and results of before keep their questions.',
    id: 'Soal yang dihapus tidak bisa dipulihkan. Pengerjaan dan hasil sebelumnya tetap memiliki soalnya.',
  },
  chosenRemoved_one: {
    default: '{{count}} question is deleted.',
    en: '{{count}} question is deleted.',
    id: '{{count}} soal sudah dihapus.',
  },
  chosenRemoved_other: {
    default: '{{count}} questions are deleted.',
    en: '{{count}} questions are deleted.',
    id: '{{count}} soal sudah dihapus.',
  },
  chosenInUse_one: {
    default: '{{count}} question stays: students are taking it at the moment.',
    en: '{{count}} question stays: students are taking it at the moment.',
    id: '{{count}} soal tetap ada karena sedang dikerjakan siswa.',
  },
  chosenInUse_other: {
    default: '{{count}} questions stay: students are taking them at the moment.',
    en: '{{count}} questions stay: students are taking them at the moment.',
    id: '{{count}} soal tetap ada karena sedang dikerjakan siswa.',
  },
  removeTitle: { default: 'Delete this question?', en: 'Delete this question?', id: 'Hapus soal ini?' },
  removed: { default: 'The question is deleted.', en: 'The question is deleted.', id: 'Soal sudah dihapus.' },

  // The form
  insertTitle: { default: 'Insert Examination Bank', en: 'Insert a question', id: 'Tambah soal' },
  editTitle: { default: 'Edit Examination Bank', en: 'Edit a question', id: 'Ubah soal' },
  list: { default: 'Bank List', en: 'Question bank', id: 'Daftar soal' },
  save: { default: 'Save', en: 'Save', id: 'Simpan' },
  saving: { default: 'Saving...', en: 'Saving...', id: 'Menyimpan...' },
  uploading: {
    default: '{{percent, percent}} uploaded',
    en: '{{percent, percent}} uploaded',
    id: '{{percent, percent}} terunggah',
  },
  inserted: {
    default: 'Examination bank insert success',
    en: 'The question was inserted',
    id: 'Soal berhasil ditambahkan',
  },
  insertedNext_one: {
    default: '{{count}} so far. Ready for the next one.',
    en: '{{count}} so far. Ready for the next one.',
    id: 'Sudah {{count}} soal sejauh ini. Siap untuk soal berikutnya.',
  },
  insertedNext_other: {
    default: '{{count}} so far. Ready for the next one.',
    en: '{{count}} so far. Ready for the next one.',
    id: 'Sudah {{count}} soal sejauh ini. Siap untuk soal berikutnya.',
  },
  edited: {
    default: 'Examination bank edit success',
    en: 'The question was saved',
    id: 'Soal berhasil disimpan',
  },
  editedNext: {
    default: 'page will refresh ...',
    en: 'The page will refresh ...',
    id: 'Halaman akan dimuat ulang ...',
  },
  formSection: { default: 'Bank Section', en: 'Section', id: 'Bagian' },
  formSectionHint: {
    default: 'A new name makes a new section.',
    en: 'A new name makes a new section.',
    id: 'Nama baru membuat bagian baru.',
  },
  formQuestion: { default: 'Bank Question', en: 'Question', id: 'Soal' },
  formWeight: { default: 'Bank Question Weight', en: 'Weight', id: 'Bobot soal' },
  formWeightHint: {
    default: 'What a right answer earns. With 0 it earns nothing.',
    en: 'What a right answer earns. With 0 it earns nothing.',
    id: 'Nilai untuk jawaban benar. Dengan bobot 0, soal ini tidak dinilai.',
  },
  playLimit: { default: 'Plays allowed', en: 'Plays allowed', id: 'Jumlah putar' },
  playLimitHint: {
    default: 'How often a student may start the recording.',
    en: 'How often a student may start the recording.',
    id: 'Berapa kali siswa boleh memutar rekaman.',
  },
  hint: { default: 'Hint', en: 'Hint', id: 'Pembahasan' },
  hintHint: {
    default: 'Shown with the result, never during the examination.',
    en: 'Shown with the result, never during the examination.',
    id: 'Tampil bersama hasil, tidak selama ujian.',
  },

  // Rich text
  toolbar: { default: 'Text format', en: 'Text format', id: 'Format teks' },
  bold: { default: 'Bold', en: 'Bold', id: 'Tebal' },
  italic: { default: 'Italic', en: 'Italic', id: 'Miring' },
  underline: { default: 'Underline', en: 'Underline', id: 'Garis bawah' },
  strike: { default: 'Strikethrough', en: 'Strikethrough', id: 'Coret' },

  ...assetWords,
  ...optionWords,
});
