import { words } from '../../platform/i18n/words.ts';

/** Texts for the import of a spreadsheet. */
export const importWords = words({
  importTitle: { default: 'Import from excel', en: 'Import from Excel', id: 'Impor dari Excel' },
  dropHere: {
    default: 'Seret dan lepas file Excel di sini, atau pilih file',
    en: 'Drag and drop an Excel file here, or choose a file',
    id: 'Seret dan lepas file Excel di sini, atau pilih file',
  },
  dropHint: {
    default: 'xls atau xlsx, paling besar {{size}} MB dan {{rows}} baris',
    en: 'xls or xlsx, at most {{size}} MB and {{rows}} rows',
    id: 'xls atau xlsx, paling besar {{size}} MB dan {{rows}} baris',
  },
  chooseFile: { default: 'Pilih file', en: 'Choose a file', id: 'Pilih file' },
  chosenFile: { default: 'File yang dipilih', en: 'Chosen file', id: 'File yang dipilih' },
  removeFile: {
    default: 'Batalkan pilihan {{name}}',
    en: 'Remove {{name}}',
    id: 'Batalkan pilihan {{name}}',
  },
  invalidType: {
    default: 'File is of invalid type',
    en: 'File is of invalid type',
    id: 'Jenis file tidak sesuai',
  },
  tooManyFiles: {
    default: 'Only one file at a time',
    en: 'Only one file at a time',
    id: 'Hanya satu file sekali impor',
  },
  tooLargeFile: {
    default: 'The file is larger than {{size}} MB',
    en: 'The file is larger than {{size}} MB',
    id: 'File lebih besar dari {{size}} MB',
  },
  emptyFile: { default: 'The file is empty', en: 'The file is empty', id: 'File kosong' },
  sample: { default: 'Download sample', en: 'Download sample', id: 'Unduh contoh' },
  sampleHint: {
    default: 'The sample has every column, with two students filled in.',
    en: 'The sample has every column, with two students filled in.',
    id: 'Contoh ini memuat semua kolom, dengan dua siswa sebagai isian.',
  },
  check: { default: 'Periksa file', en: 'Check the file', id: 'Periksa file' },
  checkHint: {
    default: 'Nothing is written yet: first you see what would happen.',
    en: 'Nothing is written yet: first you see what would happen.',
    id: 'Belum ada yang disimpan: Anda melihat dahulu apa yang akan terjadi.',
  },
  checking: { default: 'Memeriksa file…', en: 'Checking the file…', id: 'Memeriksa file…' },
  uploading: { default: 'Mengunggah…', en: 'Importing…', id: 'Mengimpor…' },
  uploadingHint: {
    default: 'A few thousand students take about half a minute. Please keep this page open.',
    en: 'A few thousand students take about half a minute. Please keep this page open.',
    id: 'Beberapa ribu siswa memerlukan sekitar setengah menit. Jangan tutup halaman ini.',
  },
  reportTitle: { default: 'What will happen', en: 'What will happen', id: 'Yang akan terjadi' },
  fieldsRead: {
    default: 'What is read of the sheet “{{sheet}}” from row {{row}} on, hidden columns too: {{fields}}',
    en: 'What is read of the sheet “{{sheet}}” from row {{row}} on, hidden columns too: {{fields}}',
    id: 'Yang dibaca dari lembar “{{sheet}}” mulai baris {{row}}, termasuk kolom tersembunyi: {{fields}}',
  },
  otherColumns: {
    default: 'Columns that are not read: {{columns}}',
    en: 'Columns that are not read: {{columns}}',
    id: 'Kolom yang tidak dibaca: {{columns}}',
  },
  otherSheets: {
    default: 'Sheets that are not read: {{sheets}}',
    en: 'Sheets that are not read: {{sheets}}',
    id: 'Lembar yang tidak dibaca: {{sheets}}',
  },
  andMore: {
    default: '{{names}} and {{more}} more',
    en: '{{names}} and {{more}} more',
    id: '{{names}} dan {{more}} lagi',
  },
  alsoChanges: {
    default: 'Also changed: {{fields}}',
    en: 'Also changed: {{fields}}',
    id: 'Juga berubah: {{fields}}',
  },
  /** Numbers of rows by effect. */
  changesSum: {
    default: 'What changes or is given: {{list}}',
    en: 'What changes or is given: {{list}}',
    id: 'Yang berubah atau diberikan: {{list}}',
  },
  sheetPassword: {
    default: 'Password from the file',
    en: 'Password from the file',
    id: 'Kata sandi dari file',
  },
  willCreate: { default: 'Created', en: 'Created', id: 'Dibuat' },
  willUpdate: { default: 'Updated', en: 'Updated', id: 'Diperbarui' },
  willRefuse: { default: 'Refused', en: 'Refused', id: 'Ditolak' },
  allRows: { default: 'All', en: 'All', id: 'Semua' },
  whichRows: { default: 'Rows shown', en: 'Rows shown', id: 'Baris yang ditampilkan' },
  refusedNote_one: {
    default: '{{total}} row is left out. You can mend it in the file and choose the file again.',
    en: '{{total}} row is left out. You can mend it in the file and choose the file again.',
    id: '{{total}} baris tidak ikut. Anda dapat memperbaikinya di file lalu memilih file itu lagi.',
  },
  refusedNote_other: {
    default: '{{total}} rows are left out. You can mend them in the file and choose the file again.',
    en: '{{total}} rows are left out. You can mend them in the file and choose the file again.',
    id: '{{total}} baris tidak ikut. Anda dapat memperbaikinya di file lalu memilih file itu lagi.',
  },
  selfRegistered: { default: 'Registered themselves', en: 'Registered themselves', id: 'Mendaftar sendiri' },
  selfRegisteredTitle_one: {
    default: '{{total}} student registered themselves',
    en: '{{total}} student registered themselves',
    id: '{{total}} siswa mendaftar sendiri',
  },
  selfRegisteredTitle_other: {
    default: '{{total}} students registered themselves',
    en: '{{total}} students registered themselves',
    id: '{{total}} siswa mendaftar sendiri',
  },
  selfRegisteredText: {
    default:
      'Anyone can register with another person’s address. To be safe they get a card like new students: their old password stops working, everyone logged in with it is logged out, and only the email address and number of the file stay. Where such an account has the address or number of another student in the file, it loses it.',
    en: 'Anyone can register with another person’s address. To be safe they get a card like new students: their old password stops working, everyone logged in with it is logged out, and only the email address and number of the file stay. Where such an account has the address or number of another student in the file, it loses it.',
    id: 'Siapa pun dapat mendaftar dengan alamat orang lain. Agar aman, mereka mendapat kartu seperti siswa baru: kata sandi lama tidak berlaku lagi, yang sedang masuk dengannya dikeluarkan, dan hanya email serta nomor dari file yang dipakai. Jika akun seperti itu memakai alamat atau nomor siswa lain di file, alamat atau nomor itu dilepas darinya.',
  },
  keepPasswords: {
    default: 'Leave them as they are: I know that each account belongs to that student',
    en: 'Leave them as they are: I know that each account belongs to that student',
    id: 'Biarkan seperti adanya: saya tahu setiap akun memang milik siswa tersebut',
  },
  nothingToWrite: {
    default: 'No row of this file can be imported.',
    en: 'No row of this file can be imported.',
    id: 'Tidak ada baris dari file ini yang dapat diimpor.',
  },
  rowsLabel: {
    default: 'Rows of the file',
    en: 'Rows of the file',
    id: 'Baris-baris file',
  },
  row: { default: 'Row', en: 'Row', id: 'Baris' },
  name: { default: 'Name', en: 'Name', id: 'Nama' },
  login: { default: 'Login', en: 'Login', id: 'Login' },
  outcome: { default: 'Outcome', en: 'Outcome', id: 'Hasil' },
  rowCreate: { default: 'New', en: 'New', id: 'Baru' },
  rowUpdate: { default: 'Update', en: 'Update', id: 'Perbarui' },
  rowRefuse: { default: 'Refused', en: 'Refused', id: 'Ditolak' },
  rowsShowing_one: {
    default: '{{from}}–{{to}} of {{total}} row',
    en: '{{from}}–{{to}} of {{total}} row',
    id: '{{from}}–{{to}} dari {{total}} baris',
  },
  rowsShowing_other: {
    default: '{{from}}–{{to}} of {{total}} rows',
    en: '{{from}}–{{to}} of {{total}} rows',
    id: '{{from}}–{{to}} dari {{total}} baris',
  },
  upload: { default: 'Upload', en: 'Upload', id: 'Unggah' },
  otherFile: { default: 'Choose another file', en: 'Choose another file', id: 'Pilih file lain' },
  connectionLost: {
    default:
      'The connection was lost while the students were being written. Check the file again: the report shows what has been written.',
    en: 'The connection was lost while the students were being written. Check the file again: the report shows what has been written.',
    id: 'Koneksi terputus saat data siswa disimpan. Periksa file lagi: laporannya menunjukkan apa yang sudah tersimpan.',
  },
  doneTitle: { default: 'Import finished', en: 'Import finished', id: 'Impor selesai' },

  giveLegend: {
    default: 'Yang diberikan kepada siswa baru',
    en: 'What new students are given',
    id: 'Yang diberikan kepada siswa baru',
  },
  givePasswords: { default: 'Kata sandi', en: 'A password', id: 'Kata sandi' },
  giveLinks: {
    default: 'Tautan untuk membuat kata sandi',
    en: 'A link to set a password',
    id: 'Tautan untuk membuat kata sandi',
  },
  giveHint: {
    default: 'A password that stands in the file counts in either case.',
    en: 'A password that stands in the file counts in either case.',
    id: 'Kata sandi yang tertulis di file tetap berlaku.',
  },
  loginPasswords_one: {
    default: '{{count}} password in the file is the same as the login.',
    en: '{{count}} password in the file is the same as the login.',
    id: '{{count}} kata sandi di file sama dengan email atau nomor untuk login.',
  },
  loginPasswords_other: {
    default: '{{count}} passwords in the file are the same as the login.',
    en: '{{count}} passwords in the file are the same as the login.',
    id: '{{count}} kata sandi di file sama dengan email atau nomor untuk login.',
  },
});
