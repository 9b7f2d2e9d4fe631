import { words } from '../../platform/i18n/words.ts';

/** Texts for the import of a spreadsheet. */
export const importWords = words({
  importTitle: { en: 'Import from Excel', id: 'Impor dari Excel', default: 'Import from excel' },
  dropHere: {
    en: 'Drag and drop an Excel file here, or choose a file',
    id: 'Seret dan lepas file Excel di sini, atau pilih file',
    default: 'Seret dan lepas file Excel di sini, atau pilih file',
  },
  dropHint: {
    en: 'xls or xlsx, at most {{size}} MB and {{rows}} rows',
    id: 'xls atau xlsx, paling besar {{size}} MB dan {{rows}} baris',
    default: 'xls atau xlsx, paling besar {{size}} MB dan {{rows}} baris',
  },
  chooseFile: { en: 'Choose a file', id: 'Pilih file', default: 'Pilih file' },
  chosenFile: { en: 'Chosen file', id: 'File yang dipilih', default: 'File yang dipilih' },
  removeFile: {
    en: 'Remove {{name}}',
    id: 'Batalkan pilihan {{name}}',
    default: 'Batalkan pilihan {{name}}',
  },
  invalidType: { en: 'File is of invalid type', id: 'Jenis file tidak sesuai' },
  tooManyFiles: { en: 'Only one file at a time', id: 'Hanya satu file sekali impor' },
  tooLargeFile: { en: 'The file is larger than {{size}} MB', id: 'File lebih besar dari {{size}} MB' },
  emptyFile: { en: 'The file is empty', id: 'File kosong' },
  sample: { en: 'Download sample', id: 'Unduh contoh' },
  sampleHint: {
    en: 'The sample has every column, with two students filled in.',
    id: 'Contoh ini memuat semua kolom, dengan dua siswa sebagai isian.',
  },
  check: { en: 'Check the file', id: 'Periksa file', default: 'Periksa file' },
  checkHint: {
    en: 'Nothing is written yet: first you see what would happen.',
    id: 'Belum ada yang disimpan: Anda melihat dahulu apa yang akan terjadi.',
  },
  checking: { en: 'Checking the file…', id: 'Memeriksa file…', default: 'Memeriksa file…' },
  uploading: { en: 'Importing…', id: 'Mengimpor…', default: 'Mengunggah…' },
  uploadingHint: {
    en: 'A few thousand students take about half a minute. Please keep this page open.',
    id: 'Beberapa ribu siswa memerlukan sekitar setengah menit. Jangan tutup halaman ini.',
  },
  reportTitle: { en: 'What will happen', id: 'Yang akan terjadi' },
  fieldsRead: {
    en: 'What is read of the sheet “{{sheet}}” from row {{row}} on, hidden columns too: {{fields}}',
    id: 'Yang dibaca dari lembar “{{sheet}}” mulai baris {{row}}, termasuk kolom tersembunyi: {{fields}}',
  },
  otherColumns: { en: 'Columns that are not read: {{columns}}', id: 'Kolom yang tidak dibaca: {{columns}}' },
  otherSheets: { en: 'Sheets that are not read: {{sheets}}', id: 'Lembar yang tidak dibaca: {{sheets}}' },
  splitNames: {
    en: 'The whole name is in one column: its first word becomes the first name, its last word the last name, and the words between them the middle name.',
    id: 'Nama lengkap ada di satu kolom: kata pertama menjadi nama depan, kata terakhir menjadi nama belakang, dan kata di antaranya menjadi nama tengah.',
  },
  newClasses: { en: 'New classes: {{classes}}', id: 'Kelas baru: {{classes}}' },
  zerosAdded_one: { en: '{{count}} number gets back the leading zeros that Excel dropped.' },
  zerosAdded_other: {
    en: '{{count}} numbers get back the leading zeros that Excel dropped.',
    id: '{{count}} nomor dilengkapi nol di depan, yang dihilangkan Excel.',
  },
  notLogins_one: { en: '{{count}} number is another student’s login. It is stored, but not as a login.' },
  notLogins_other: {
    en: '{{count}} numbers are other students’ logins. They are stored, but not as logins.',
    id: '{{count}} nomor sudah menjadi login siswa lain. Nomor itu disimpan, tetapi bukan untuk login.',
  },
  andMore: { en: '{{names}} and {{more}} more', id: '{{names}} dan {{more}} lagi' },
  alsoChanges: { en: 'Also changed: {{fields}}', id: 'Juga berubah: {{fields}}' },
  /** Numbers of rows by effect. */
  changesSum: { en: 'What changes or is given: {{list}}', id: 'Yang berubah atau diberikan: {{list}}' },
  sheetPassword: { en: 'Password from the file', id: 'Kata sandi dari file' },
  willCreate: { en: 'Created', id: 'Dibuat' },
  willUpdate: { en: 'Updated', id: 'Diperbarui' },
  willRefuse: { en: 'Refused', id: 'Ditolak' },
  withNotes: { en: 'With a note', id: 'Ada catatan' },
  allRows: { en: 'All', id: 'Semua' },
  whichRows: { en: 'Rows shown', id: 'Baris yang ditampilkan' },
  refusedNote_one: {
    en: '{{count}} row is left out. You can mend it in the file and choose the file again.',
  },
  refusedNote_other: {
    en: '{{count}} rows are left out. You can mend them in the file and choose the file again.',
    id: '{{count}} baris tidak ikut. Anda dapat memperbaikinya di file lalu memilih file itu lagi.',
  },
  selfRegistered: { en: 'Registered themselves', id: 'Mendaftar sendiri' },
  selfRegisteredTitle_one: {
    en: '{{count}} student registered themselves',
  },
  selfRegisteredTitle_other: {
    en: '{{count}} students registered themselves',
    id: '{{count}} siswa mendaftar sendiri',
  },
  selfRegisteredText: {
    en: 'Anyone can register with another person’s address. To be safe they get a card like new students: their old password stops working, everyone logged in with it is logged out, and only the email address and number of the file stay.',
    id: 'Siapa pun dapat mendaftar dengan alamat orang lain. Agar aman, mereka mendapat kartu seperti siswa baru: kata sandi lama tidak berlaku lagi, yang sedang masuk dengannya dikeluarkan, dan hanya email serta nomor dari file yang dipakai.',
  },
  keepPasswords: {
    en: 'Leave them as they are: I know that each account belongs to that student',
    id: 'Biarkan seperti adanya: saya tahu setiap akun memang milik siswa tersebut',
  },
  nothingToWrite: {
    en: 'No row of this file can be imported.',
    id: 'Tidak ada baris dari file ini yang dapat diimpor.',
  },
  imported: {
    en: '{{created}} created, {{updated}} updated, {{rejected}} refused.',
    id: '{{created}} dibuat, {{updated}} diperbarui, {{rejected}} ditolak.',
  },
  importedSheet: {
    en: 'Only the sheet "{{sheet}}" was read.',
    id: 'Hanya lembar "{{sheet}}" yang dibaca.',
  },
  rowsLabel: { en: 'Rows of the file', id: 'Baris-baris file' },
  row: { en: 'Row', id: 'Baris' },
  name: { en: 'Name', id: 'Nama' },
  login: { en: 'Login', id: 'Login' },
  outcome: { en: 'Outcome', id: 'Hasil' },
  rowCreate: { en: 'New', id: 'Baru' },
  rowUpdate: { en: 'Update', id: 'Perbarui' },
  rowRefuse: { en: 'Refused', id: 'Ditolak' },
  rowsShowing_one: { en: '{{from}}–{{to}} of {{total}} row' },
  rowsShowing_other: { en: '{{from}}–{{to}} of {{total}} rows', id: '{{from}}–{{to}} dari {{total}} baris' },
  upload: { en: 'Upload', id: 'Unggah' },
  otherFile: { en: 'Choose another file', id: 'Pilih file lain' },
  connectionLost: {
    en: 'The connection was lost while the students were being written. Check the file again: the report shows what has been written.',
    id: 'Koneksi terputus saat data siswa disimpan. Periksa file lagi: laporannya menunjukkan apa yang sudah tersimpan.',
  },
  doneTitle: { en: 'Import finished', id: 'Impor selesai' },

  giveLegend: {
    en: 'What new students are given',
    id: 'Yang diberikan kepada siswa baru',
    default: 'Yang diberikan kepada siswa baru',
  },
  givePasswords: { en: 'A password', id: 'Kata sandi', default: 'Kata sandi' },
  giveLinks: {
    en: 'A link to set a password',
    id: 'Tautan untuk membuat kata sandi',
    default: 'Tautan untuk membuat kata sandi',
  },
  giveHint: {
    en: 'A password that stands in the file counts in either case.',
    id: 'Kata sandi yang tertulis di file tetap berlaku.',
  },
  loginPasswords_one: {
    en: '{{count}} password in the file is the same as the login.',
  },
  loginPasswords_other: {
    en: '{{count}} passwords in the file are the same as the login.',
    id: '{{count}} kata sandi di file sama dengan email atau nomor untuk login.',
  },
});
