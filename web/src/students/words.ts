import { words } from '../platform/i18n/words.ts';
import { attendanceWords } from './attendance/attendance-words.ts';
import { loginCardWords } from './cards/login-card-words.ts';
import { importWords } from './import/import-words.ts';

export const studentsWords = words({
  ...attendanceWords,
  ...importWords,
  ...loginCardWords,

  title: { en: 'Students', id: 'Siswa' },
  lead: {
    en: 'Everyone who can take an examination. Import a class, or add one student by hand. A name leads to what the student has taken.',
    id: 'Semua yang dapat mengikuti ujian. Impor satu kelas, atau tambahkan siswa satu per satu. Tekan nama untuk melihat ujian yang sudah dikerjakan.',
  },
  leadOfTeacher: {
    en: 'The students of your classes, and those who take your exams. A name leads to what the student has taken.',
    id: 'Siswa di kelas Anda, dan siswa yang mengikuti ujian Anda. Tekan nama untuk melihat ujian yang sudah dikerjakan.',
  },
  importFromExcel: { en: 'Import from Excel', id: 'Impor dari Excel', default: 'Import from excel' },
  add: { en: 'Add student', id: 'Tambah siswa' },

  listTitle: { en: 'Student list', id: 'Daftar siswa', default: 'Student List' },
  fullName: { en: 'Full name', id: 'Nama lengkap', default: 'Full Name' },
  gender: { en: 'Gender', id: 'Jenis kelamin', default: 'Jenis Kelamin' },
  male: { en: 'Male', id: 'Laki-laki', default: 'Laki - laki' },
  female: { en: 'Female', id: 'Perempuan', default: 'Perempuan' },
  class: { en: 'Class', id: 'Kelas' },
  email: { en: 'Email', id: 'Email' },
  /** The column has emails, WhatsApp numbers or both. The specification names it after the first. */
  contact: { en: 'Email / WhatsApp', id: 'Email / WhatsApp', default: 'Email' },
  number: { en: 'Number', id: 'Nomor' },
  action: { en: 'Action', id: 'Tindakan' },
  attemptsOf: { en: 'Attempts of {{name}}', id: 'Pengerjaan {{name}}' },
  noAttempts: { en: 'No examination taken yet', id: 'Belum mengerjakan ujian apa pun' },
  examination: { en: 'Examination', id: 'Ujian' },
  notGiven: { en: 'Not given', id: 'Tidak diisi' },
  search: { en: 'Search', id: 'Cari' },
  searchHint: { en: 'Name, class, number or email', id: 'Nama, kelas, nomor, atau email' },
  allClasses: { en: 'All classes', id: 'Semua kelas' },
  withoutClass: { en: 'Without a class', id: 'Tanpa kelas' },
  sortBy: { en: 'Sort by', id: 'Urutkan' },
  ascending: { en: '{{column}} (A–Z)', id: '{{column}} (A–Z)' },
  descending: { en: '{{column}} (Z–A)', id: '{{column}} (Z–A)' },
  showing_one: { en: '{{from}}–{{to}} of {{total}} student' },
  showing_other: { en: '{{from}}–{{to}} of {{total}} students', id: '{{from}}–{{to}} dari {{total}} siswa' },
  noMatch: { en: 'No matching records found', id: 'Tidak ada data yang cocok' },
  noMatchText: {
    en: 'No student fits this search and class.',
    id: 'Tidak ada siswa yang sesuai dengan pencarian dan kelas ini.',
  },
  clearFilters: { en: 'Show everyone', id: 'Tampilkan semua' },
  none: { en: 'No students yet', id: 'Belum ada siswa' },
  noneText: {
    en: 'Import a class from a spreadsheet, or add the first student by hand.',
    id: 'Impor satu kelas dari file Excel, atau tambahkan siswa pertama secara manual.',
  },
  noneOfTeacher: {
    en: 'The students of your classes appear here. Ask an admin which classes are yours.',
    id: 'Siswa di kelas Anda tampil di sini. Tanyakan kepada admin kelas mana yang menjadi kelas Anda.',
  },
  couldNotFetch: {
    en: 'Could not fetch data: {{status}} - {{statusText}}',
    id: 'Data tidak dapat diambil: {{status}} - {{statusText}}',
  },
  noConnection: { en: 'No connection', id: 'Tidak ada koneksi' },

  editOne: { en: 'Edit {{name}}', id: 'Ubah {{name}}' },
  resetOne: { en: 'Reset password of {{name}}', id: 'Atur ulang kata sandi {{name}}' },
  deleteOne: { en: 'Delete {{name}}', id: 'Hapus {{name}}', default: 'Hapus {{name}}' },
  edit: { en: 'Edit', id: 'Ubah' },
  reset: { en: 'Reset password', id: 'Atur ulang kata sandi' },
  delete: { en: 'Delete', id: 'Hapus', default: 'Hapus' },
  cancel: { en: 'Cancel', id: 'Batal', default: 'Batal' },
  close: { en: 'Close', id: 'Tutup' },
  deleteTitle: {
    en: 'Delete this student?',
    id: 'Hapus siswa ini?',
    default: 'Ingin menghapus data siswa?',
  },
  deleteResults: {
    en: 'Answers, results and points on the leaderboard are deleted, too.',
    id: 'Jawaban, nilai, dan poin di papan peringkat ikut terhapus.',
    default: 'Jawaban, nilai, dan poin di papan peringkat ikut terhapus.',
  },
  deleteText: {
    en: 'What has been deleted cannot be restored',
    id: 'Data yang sudah dihapus tidak bisa dipulihkan',
    default: 'Data yang sudah dihapus tidak bisa dipulihkan',
  },
  deleted: {
    en: 'The student has been deleted',
    id: 'Siswa berhasil dihapus',
    default: 'Siswa berhasil dihapus',
  },
  failed: {
    en: 'The upload failed! Something went wrong!',
    id: 'Gagal upload! Terjadi kesalahan!',
    default: 'Gagal upload! Terjadi Kesalahan!',
  },

  changeClass: { en: 'Change class', id: 'Pindah kelas' },
  takeOutOfClass: { en: 'Take out of class', id: 'Keluarkan dari kelas' },
  changeClassText_one: {
    en: 'The chosen student is in this class from now on. Left empty, they are in no class.',
  },
  changeClassText_other: {
    en: 'The {{count}} chosen students are in this class from now on. Left empty, they are in no class.',
    id: '{{count}} siswa yang dipilih dipindahkan ke kelas ini. Jika dikosongkan, siswa tidak berada di kelas mana pun.',
  },
  classChanged_one: {
    en: '{{count}} student is in another class now.',
  },
  classChanged_other: {
    en: '{{count}} students are in another class now.',
    id: '{{count}} siswa sudah pindah kelas.',
  },
  chosenMissing_one: {
    en: '{{count}} of the chosen students had been deleted already.',
  },
  chosenMissing_other: {
    en: '{{count}} of the chosen students had been deleted already.',
    id: '{{count}} siswa yang dipilih ternyata sudah dihapus.',
  },
  newPasswords: { en: 'New passwords and cards', id: 'Kata sandi dan kartu baru' },
  newPasswordsText_one: {
    en: '{{count}} student gets a new password on a card, and is logged out on every device. The old password ends at once.',
  },
  newPasswordsText_other: {
    en: '{{count}} students get new passwords on cards, and are logged out on every device. The old passwords end at once.',
    id: '{{count}} siswa mendapat kata sandi baru di kartu dan keluar dari semua perangkat. Kata sandi lama langsung tidak berlaku.',
  },
  makeCards_one: { en: 'Make {{count}} card' },
  makeCards_other: { en: 'Make {{count}} cards', id: 'Buat {{count}} kartu' },
  replaceAll: { en: 'Replace all passwords', id: 'Ganti semua kata sandi' },
  chosenLinksText_one: {
    en: 'The chosen student gets a card with a link, at which they set a password of their own. It works once, for {{days}} days. Until then an older password goes on working.',
  },
  chosenLinksText_other: {
    en: 'Each of the {{count}} chosen students gets a card with a link, at which they set a password of their own. It works once, for {{days}} days. Until then an older password goes on working.',
    id: '{{count}} siswa yang dipilih mendapat kartu berisi tautan untuk membuat kata sandi sendiri. Tautan berlaku sekali, selama {{days}} hari. Sampai tautan dipakai, kata sandi lama tetap berlaku.',
  },
  deleteChosenTitle_one: { en: 'Delete {{count}} student?' },
  deleteChosenTitle_other: { en: 'Delete {{count}} students?', id: 'Hapus {{count}} siswa?' },
  andOthers_one: { en: 'and {{count}} other' },
  andOthers_other: { en: 'and {{count}} others', id: 'dan {{count}} lainnya' },
  chosenDeleted_one: { en: '{{count}} student has been deleted' },
  chosenDeleted_other: { en: '{{count}} students have been deleted', id: '{{count}} siswa berhasil dihapus' },

  addTitle: { en: 'Add student', id: 'Tambah siswa' },
  editTitle: { en: 'Edit student', id: 'Ubah data siswa' },
  firstName: { en: 'First name', id: 'Nama depan', default: 'First Name' },
  middleName: { en: 'Middle name', id: 'Nama tengah', default: 'Middle Name' },
  lastName: { en: 'Last name', id: 'Nama belakang', default: 'Last Name' },
  whatsapp: { en: 'WhatsApp', id: 'WhatsApp', default: 'Whatsapp' },
  loginHint: {
    en: 'The student logs in with the email address, the WhatsApp number or a school number; one of them is enough.',
    id: 'Siswa masuk dengan alamat email, nomor WhatsApp, atau nomor sekolah; salah satu saja cukup.',
  },
  schoolNumbers: { en: 'School numbers and username', id: 'Nomor sekolah dan nama pengguna' },
  number_nis: { en: 'NIS', id: 'NIS' },
  number_nisn: { en: 'NISN', id: 'NISN' },
  number_participant_number: { en: 'Participant number', id: 'Nomor peserta' },
  number_username: { en: 'Username', id: 'Nama pengguna' },
  accommodationsHint: {
    en: 'For a fair examination: extra time counts from the next start on; how screens look, from the next login on.',
    id: 'Agar ujian adil bagi siswa: tambahan waktu berlaku mulai ujian berikutnya, tampilan layar mulai login berikutnya.',
  },
  extraTime: { en: 'Extra time (%)', id: 'Tambahan waktu (%)' },
  textSize: { en: 'Text size', id: 'Ukuran teks' },
  highContrast: { en: 'High contrast', id: 'Kontras tinggi' },
  noAnimations: { en: 'No animations', id: 'Tanpa animasi' },
  save: { en: 'Save', id: 'Simpan' },
  addHint: {
    en: 'The password is made for the student and shown once, after saving.',
    id: 'Kata sandi dibuatkan untuk siswa dan ditampilkan sekali saja setelah disimpan.',
  },
  added: { en: '{{name}} has been added.', id: '{{name}} sudah ditambahkan.' },
  edited: { en: '{{name}} has been saved.', id: 'Data {{name}} sudah disimpan.' },
  resetTitle: { en: 'Reset the password?', id: 'Atur ulang kata sandi?' },
  resetText: {
    en: '{{name}} gets a new password and is logged out on every device. The old password ends at once.',
    id: '{{name}} mendapat kata sandi baru dan keluar dari semua perangkat. Kata sandi lama langsung tidak berlaku.',
  },
  resetDone: { en: 'The new password', id: 'Kata sandi baru' },
});
