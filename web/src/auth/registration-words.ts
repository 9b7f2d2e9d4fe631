import { addFeatures } from '../platform/i18n/add-features.ts';
import { words } from '../platform/i18n/words.ts';

/** Texts of the registration form. They load with its page. */
const registrationWords = words({
  registerTitle: { default: 'Selamat Datang!', en: 'Welcome!', id: 'Selamat datang!' },
  registerLead: {
    default: 'Buat akun untuk mengikuti ujian.',
    en: 'Create an account to take examinations.',
    id: 'Buat akun untuk mengikuti ujian.',
  },
  registrationClosed: {
    default: 'Pendaftaran sedang ditutup',
    en: 'Registration is closed',
    id: 'Pendaftaran sedang ditutup',
  },
  registrationClosedText: {
    default: 'Akun baru dibuatkan oleh sekolah. Mintalah akun Anda kepada guru atau admin sekolah.',
    en: 'The school makes the accounts. Ask your teacher or the school’s admin for yours.',
    id: 'Akun baru dibuatkan oleh sekolah. Mintalah akun Anda kepada guru atau admin sekolah.',
  },
  firstName: { default: 'First Name', en: 'First name', id: 'Nama depan' },
  middleName: { default: 'Middle Name', en: 'Middle name', id: 'Nama tengah' },
  lastName: { default: 'Last Name', en: 'Last name', id: 'Nama belakang' },
  noSuchName: {
    default: 'Tidak punya? Isi dengan tanda -',
    en: 'None? Write a dash: -',
    id: 'Tidak punya? Isi dengan tanda -',
  },
  class: { default: 'Kelas', en: 'Class', id: 'Kelas' },
  whatsapp: { default: 'Whatsapp', en: 'WhatsApp', id: 'WhatsApp' },
  email: { default: 'Alamat Email', en: 'Email address', id: 'Alamat email' },
  haveAccount: { default: 'sudah punya akun?', en: 'Already have an account?', id: 'Sudah punya akun?' },
  toLogin: { default: 'Login', en: 'Log in', id: 'Masuk' },
  registered: {
    default: 'Pendaftaran berhasil. Silakan masuk.',
    en: 'You are registered. Please log in.',
    id: 'Pendaftaran berhasil. Silakan masuk.',
  },
});

export const registrationFeatures = { registration: registrationWords };

export function addRegistrationWords() {
  addFeatures(registrationFeatures);
}
