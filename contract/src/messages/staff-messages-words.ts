import { words } from './words.ts';

/** Messages about accounts of staff, and the reasons of their import. */
export const staffMessagesWords = words({
  last_admin: {
    en: 'This is the last active admin. Make another person an admin first.',
    id: 'Ini admin aktif yang terakhir. Jadikan orang lain admin dahulu.',
  },
  staff_inactive: {
    en: 'This account is deactivated. Activate it first.',
    id: 'Akun ini dinonaktifkan. Aktifkan dahulu.',
  },
  no_staff_heading: {
    en: 'No heading row was found. A row must name the columns: Nama, and Email, WhatsApp or Username.',
    id: 'Baris judul tidak ditemukan. Salah satu baris harus memuat nama kolom: Nama, dan Email, WhatsApp, atau Username.',
  },
  no_staff_name_column: {
    en: 'The sheet "{{sheet}}" has no column for Nama.',
    id: 'Lembar "{{sheet}}" tidak memiliki kolom Nama.',
  },
  no_staff_login_column: {
    en: 'The sheet "{{sheet}}" has no column for Email, WhatsApp or Username.',
    id: 'Lembar "{{sheet}}" tidak memiliki kolom Email, WhatsApp, atau Username.',
  },
  role_word: { en: 'Write admin, guru or pengawas.', id: 'Tulis admin, guru, atau pengawas.' },
  staff_login_missing: {
    en: 'An email address, a WhatsApp number or a username is missing.',
    id: 'Alamat email, nomor WhatsApp, atau username belum diisi.',
  },
  staff_login_twice: {
    en: 'A login of this row is already in row {{row}}.',
    id: 'Login di baris ini sudah ada di baris {{row}}.',
  },
  login_of_student: {
    en: 'A login of this row belongs to a student.',
    id: 'Login di baris ini milik seorang siswa.',
  },
  logins_of_two: {
    en: 'The logins of this row belong to two accounts.',
    id: 'Login di baris ini milik dua akun yang berbeda.',
  },
  homeroom_twice: {
    en: 'This class already has its homeroom teacher in row {{row}}.',
    id: 'Wali kelas dari kelas ini sudah ada di baris {{row}}.',
  },
  classes_of_teachers: { en: 'Only teachers have classes.', id: 'Hanya guru yang memiliki kelas.' },
  has_other_role: {
    en: 'This account has another role. Change it on the staff page.',
    id: 'Akun ini memiliki peran lain. Ubah perannya di halaman guru & staf.',
  },
});
