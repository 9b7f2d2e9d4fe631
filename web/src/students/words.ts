import { words } from '../platform/i18n/words.ts';
import { attendanceWords } from './attendance/attendance-words.ts';
import { loginCardWords } from './cards/login-card-words.ts';
import { importWords } from './import/import-words.ts';

export const studentsWords = words({
  ...attendanceWords,
  ...importWords,
  ...loginCardWords,

  title: { default: 'Students', en: 'Students', id: 'Siswa' },
  lead: {
    default:
      'Everyone who can take an examination. Import a class, or add one student by hand. A name leads to what the student has taken.',
    en: 'Everyone who can take an examination. Import a class, or add one student by hand. A name leads to what the student has taken.',
    id: 'Semua yang dapat mengikuti ujian. Impor satu kelas, atau tambahkan siswa satu per satu. Tekan nama untuk melihat ujian yang sudah dikerjakan.',
  },
  importFromExcel: { default: 'Import from excel', en: 'Import from Excel', id: 'Impor dari Excel' },
  add: { default: 'Add student', en: 'Add student', id: 'Tambah siswa' },

  listTitle: { default: 'Student List', en: 'Student list', id: 'Daftar siswa' },
  fullName: { default: 'Full Name', en: 'Full name', id: 'Nama lengkap' },
  gender: { default: 'Jenis Kelamin', en: 'Gender', id: 'Jenis kelamin' },
  male: { default: 'Laki - laki', en: 'Male', id: 'Laki-laki' },
  female: { default: 'Perempuan', en: 'Female', id: 'Perempuan' },
  class: { default: 'Class', en: 'Class', id: 'Kelas' },
  email: { default: 'Email', en: 'Email', id: 'Email' },
  /** The column has emails, WhatsApp numbers or both. The specification names it after the first. */
  contact: { default: 'Email', en: 'Email / WhatsApp', id: 'Email / WhatsApp' },
  action: { default: 'Action', en: 'Action', id: 'Tindakan' },
  attemptsOf: { default: 'Attempts of {{name}}', en: 'Attempts of {{name}}', id: 'Pengerjaan {{name}}' },
  noAttempts: {
    default: 'No examination taken yet',
    en: 'No examination taken yet',
    id: 'Belum mengerjakan ujian apa pun',
  },
  examination: { default: 'Examination', en: 'Examination', id: 'Ujian' },
  notGiven: { default: 'Not given', en: 'Not given', id: 'Tidak diisi' },
  search: { default: 'Search', en: 'Search', id: 'Cari' },
  searchHint: {
    default: 'Name, class, email or WhatsApp',
    en: 'Name, class, email or WhatsApp',
    id: 'Nama, kelas, email, atau WhatsApp',
  },
  allClasses: { default: 'All classes', en: 'All classes', id: 'Semua kelas' },
  withoutClass: { default: 'Without a class', en: 'Without a class', id: 'Tanpa kelas' },
  sortBy: { default: 'Sort by', en: 'Sort by', id: 'Urutkan' },
  ascending: { default: '{{column}} (A–Z)', en: '{{column}} (A–Z)', id: '{{column}} (A–Z)' },
  descending: { default: '{{column}} (Z–A)', en: '{{column}} (Z–A)', id: '{{column}} (Z–A)' },
  showing_one: {
    default: '{{from}}–{{to}} of {{total}} student',
    en: '{{from}}–{{to}} of {{total}} student',
    id: '{{from}}–{{to}} dari {{total}} siswa',
  },
  showing_other: {
    default: '{{from}}–{{to}} of {{total}} students',
    en: '{{from}}–{{to}} of {{total}} students',
    id: '{{from}}–{{to}} dari {{total}} siswa',
  },
  noMatch: {
    default: 'No matching records found',
    en: 'No matching records found',
    id: 'Tidak ada data yang cocok',
  },
  noMatchText: {
    default: 'No student fits this search and class.',
    en: 'No student fits this search and class.',
    id: 'Tidak ada siswa yang sesuai dengan pencarian dan kelas ini.',
  },
  clearFilters: { default: 'Show everyone', en: 'Show everyone', id: 'Tampilkan semua' },
  none: { default: 'No students yet', en: 'No students yet', id: 'Belum ada siswa' },
  noneText: {
    default: 'Import a class from a spreadsheet, or add the first student by hand.',
    en: 'Import a class from a spreadsheet, or add the first student by hand.',
    id: 'Impor satu kelas dari file Excel, atau tambahkan siswa pertama secara manual.',
  },
  couldNotFetch: {
    default: 'Could not fetch data: {{status}} - {{statusText}}',
    en: 'Could not fetch data: {{status}} - {{statusText}}',
    id: 'Data tidak dapat diambil: {{status}} - {{statusText}}',
  },
  noConnection: { default: 'No connection', en: 'No connection', id: 'Tidak ada koneksi' },

  editOne: { default: 'Edit {{name}}', en: 'Edit {{name}}', id: 'Ubah {{name}}' },
  resetOne: {
    default: 'Reset password of {{name}}',
    en: 'Reset password of {{name}}',
    id: 'Atur ulang kata sandi {{name}}',
  },
  deleteOne: { default: 'Hapus {{name}}', en: 'Delete {{name}}', id: 'Hapus {{name}}' },
  edit: { default: 'Edit', en: 'Edit', id: 'Ubah' },
  reset: { default: 'Reset password', en: 'Reset password', id: 'Atur ulang kata sandi' },
  delete: { default: 'Hapus', en: 'Delete', id: 'Hapus' },
  cancel: { default: 'Batal', en: 'Cancel', id: 'Batal' },
  close: { default: 'Close', en: 'Close', id: 'Tutup' },
  deleteTitle: {
    default: 'Ingin menghapus data siswa?',
    en: 'Delete this student?',
    id: 'Ingin menghapus data siswa?',
  },
  deleteText: {
    default: 'Data yang sudah dihapus tidak bisa dipulihkan',
    en: 'What has been deleted cannot be restored',
    id: 'Data yang sudah dihapus tidak bisa dipulihkan',
  },
  deleted: {
    default: 'Siswa berhasil dihapus',
    en: 'The student has been deleted',
    id: 'Siswa berhasil dihapus',
  },
  failed: {
    default: 'Gagal upload! Terjadi Kesalahan!',
    en: 'The upload failed! Something went wrong!',
    id: 'Gagal upload! Terjadi kesalahan!',
  },

  changeClass: { default: 'Change class', en: 'Change class', id: 'Pindah kelas' },
  takeOutOfClass: { default: 'Take out of class', en: 'Take out of class', id: 'Keluarkan dari kelas' },
  changeClassText_one: {
    default: 'The chosen student is in this class from now on. Left empty, they are in no class.',
    en: 'The chosen student is in this class from now on. Left empty, they are in no class.',
    id: 'Siswa yang dipilih dipindahkan ke kelas ini. Jika dikosongkan, siswa tidak berada di kelas mana pun.',
  },
  changeClassText_other: {
    default: 'The {{total}} chosen students are in this class from now on. Left empty, they are in no class.',
    en: 'The {{total}} chosen students are in this class from now on. Left empty, they are in no class.',
    id: '{{total}} siswa yang dipilih dipindahkan ke kelas ini. Jika dikosongkan, mereka tidak berada di kelas mana pun.',
  },
  classChanged_one: {
    default: '{{total}} student is in another class now.',
    en: '{{total}} student is in another class now.',
    id: '{{total}} siswa sudah pindah kelas.',
  },
  classChanged_other: {
    default: '{{total}} students are in another class now.',
    en: '{{total}} students are in another class now.',
    id: '{{total}} siswa sudah pindah kelas.',
  },
  chosenMissing_one: {
    default: '{{total}} of the chosen students had been deleted already.',
    en: '{{total}} of the chosen students had been deleted already.',
    id: '{{total}} siswa yang dipilih ternyata sudah dihapus.',
  },
  chosenMissing_other: {
    default: '{{total}} of the chosen students had been deleted already.',
    en: '{{total}} of the chosen students had been deleted already.',
    id: '{{total}} siswa yang dipilih ternyata sudah dihapus.',
  },
  newCards: { default: 'New login cards', en: 'New login cards', id: 'Kartu login baru' },
  chosenLinksText_one: {
    default:
      'The chosen student gets a card with a link, at which they set a password of their own. It works once, for {{days}} days. Until then an older password goes on working.',
    en: 'The chosen student gets a card with a link, at which they set a password of their own. It works once, for {{days}} days. Until then an older password goes on working.',
    id: 'Siswa yang dipilih mendapat kartu berisi tautan untuk membuat kata sandi sendiri. Tautan berlaku sekali, selama {{days}} hari. Sampai tautan dipakai, kata sandi lama tetap berlaku.',
  },
  chosenLinksText_other: {
    default:
      'Each of the {{total}} chosen students gets a card with a link, at which they set a password of their own. It works once, for {{days}} days. Until then an older password goes on working.',
    en: 'Each of the {{total}} chosen students gets a card with a link, at which they set a password of their own. It works once, for {{days}} days. Until then an older password goes on working.',
    id: 'Masing-masing dari {{total}} siswa yang dipilih mendapat kartu berisi tautan untuk membuat kata sandi sendiri. Tautan berlaku sekali, selama {{days}} hari. Sampai tautan dipakai, kata sandi lama tetap berlaku.',
  },
  deleteChosenTitle_one: {
    default: 'Delete {{total}} student?',
    en: 'Delete {{total}} student?',
    id: 'Hapus {{total}} siswa?',
  },
  deleteChosenTitle_other: {
    default: 'Delete {{total}} students?',
    en: 'Delete {{total}} students?',
    id: 'Hapus {{total}} siswa?',
  },
  andOthers_one: { default: 'and {{total}} other', en: 'and {{total}} other', id: 'dan {{total}} lainnya' },
  andOthers_other: {
    default: 'and {{total}} others',
    en: 'and {{total}} others',
    id: 'dan {{total}} lainnya',
  },
  chosenDeleted_one: {
    default: '{{total}} student has been deleted',
    en: '{{total}} student has been deleted',
    id: '{{total}} siswa berhasil dihapus',
  },
  chosenDeleted_other: {
    default: '{{total}} students have been deleted',
    en: '{{total}} students have been deleted',
    id: '{{total}} siswa berhasil dihapus',
  },

  addTitle: { default: 'Add student', en: 'Add student', id: 'Tambah siswa' },
  editTitle: { default: 'Edit student', en: 'Edit student', id: 'Ubah data siswa' },
  firstName: { default: 'First Name', en: 'First name', id: 'Nama depan' },
  middleName: { default: 'Middle Name', en: 'Middle name', id: 'Nama tengah' },
  lastName: { default: 'Last Name', en: 'Last name', id: 'Nama belakang' },
  whatsapp: { default: 'Whatsapp', en: 'WhatsApp', id: 'WhatsApp' },
  loginHint: {
    default: 'The student logs in with the email address or the WhatsApp number; one of them is enough.',
    en: 'The student logs in with the email address or the WhatsApp number; one of them is enough.',
    id: 'Siswa masuk dengan alamat email atau nomor WhatsApp; salah satu saja cukup.',
  },
  accommodationsHint: {
    default:
      'For a fair examination: extra time counts from the next start on; how screens look, from the next login on.',
    en: 'For a fair examination: extra time counts from the next start on; how screens look, from the next login on.',
    id: 'Agar ujian adil bagi siswa: tambahan waktu berlaku mulai ujian berikutnya, tampilan layar mulai login berikutnya.',
  },
  extraTime: { default: 'Extra time (%)', en: 'Extra time (%)', id: 'Tambahan waktu (%)' },
  textSize: { default: 'Text size', en: 'Text size', id: 'Ukuran teks' },
  highContrast: { default: 'High contrast', en: 'High contrast', id: 'Kontras tinggi' },
  noAnimations: { default: 'No animations', en: 'No animations', id: 'Tanpa animasi' },
  save: { default: 'Save', en: 'Save', id: 'Simpan' },
  addHint: {
    default: 'The password is made for the student and shown once, after saving.',
    en: 'The password is made for the student and shown once, after saving.',
    id: 'Kata sandi dibuatkan untuk siswa dan ditampilkan sekali saja setelah disimpan.',
  },
  added: {
    default: '{{name}} has been added.',
    en: '{{name}} has been added.',
    id: '{{name}} sudah ditambahkan.',
  },
  edited: {
    default: '{{name}} has been saved.',
    en: '{{name}} has been saved.',
    id: 'Data {{name}} sudah disimpan.',
  },
  resetTitle: {
    default: 'Reset the password?',
    en: 'Reset the password?',
    id: 'Atur ulang kata sandi?',
  },
  resetText: {
    default: '{{name}} gets a new password and is logged out on every device. The old password ends at once.',
    en: '{{name}} gets a new password and is logged out on every device. The old password ends at once.',
    id: '{{name}} mendapat kata sandi baru dan keluar dari semua perangkat. Kata sandi lama langsung tidak berlaku.',
  },
  resetDone: { default: 'The new password', en: 'The new password', id: 'Kata sandi baru' },
});
