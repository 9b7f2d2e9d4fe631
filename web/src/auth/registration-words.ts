import { words } from '../platform/i18n/words.ts';

/** Texts of the registration form. */
export const registrationWords = words({
  registerTitle: { en: 'Welcome!', id: 'Selamat datang!', default: 'Selamat Datang!' },
  registerLead: {
    en: 'Create an account to take examinations.',
    id: 'Buat akun untuk mengikuti ujian.',
    default: 'Buat akun untuk mengikuti ujian.',
  },
  registrationClosed: {
    en: 'Registration is closed',
    id: 'Pendaftaran sedang ditutup',
    default: 'Pendaftaran sedang ditutup',
  },
  registrationClosedText: {
    en: 'The school makes the accounts. Ask your teacher or the school’s admin for yours.',
    id: 'Akun baru dibuatkan oleh sekolah. Mintalah akun Anda kepada guru atau admin sekolah.',
    default: 'Akun baru dibuatkan oleh sekolah. Mintalah akun Anda kepada guru atau admin sekolah.',
  },
  firstName: { en: 'First name', id: 'Nama depan', default: 'First Name' },
  middleName: { en: 'Middle name', id: 'Nama tengah', default: 'Middle Name' },
  lastName: { en: 'Last name', id: 'Nama belakang', default: 'Last Name' },
  noSuchName: {
    en: 'None? Write a dash: -',
    id: 'Tidak punya? Isi dengan tanda -',
    default: 'Tidak punya? Isi dengan tanda -',
  },
  class: { en: 'Class', id: 'Kelas', default: 'Kelas' },
  unknownClass: {
    en: 'Your school has no class of this name. Choose yours from the list if it is there.',
    id: 'Kelas ini tidak ada di daftar sekolah. Pilih kelas Anda dari daftar jika ada.',
    default: 'Kelas ini tidak ada di daftar sekolah. Pilih kelas Anda dari daftar jika ada.',
  },
  whatsapp: { en: 'WhatsApp', id: 'WhatsApp', default: 'Whatsapp' },
  email: { en: 'Email address', id: 'Alamat email', default: 'Alamat Email' },
  haveAccount: { en: 'Already have an account?', id: 'Sudah punya akun?', default: 'sudah punya akun?' },
  toLogin: { en: 'Log in', id: 'Masuk', default: 'Login' },
  registered: {
    en: 'You are registered. Please log in.',
    id: 'Pendaftaran berhasil. Silakan masuk.',
    default: 'Pendaftaran berhasil. Silakan masuk.',
  },
});
