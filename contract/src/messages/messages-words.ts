import { words } from './words.ts';

/**
 * Messages of the contract's schemas and the server, for translation into the chosen language. `default` is the
 * sentence as the server sends it, and `{{…}}` is a value.
 */
export const messagesWords = words({
  required: {
    default: 'This field is required.',
    en: 'This field is required.',
    id: 'Bagian ini wajib diisi.',
  },
  tooLong: {
    default: 'This field must not be longer than {{max}} characters.',
    en: 'This field must not be longer than {{max}} characters.',
    id: 'Isian ini tidak boleh lebih dari {{max}} karakter.',
  },
  notStorable: {
    default: 'This field has a character that cannot be stored.',
    en: 'This field has a character that cannot be stored.',
    id: 'Isian ini memuat karakter yang tidak dapat disimpan.',
  },
  email: {
    default: 'This is not a valid email address.',
    en: 'This is not a valid email address.',
    id: 'Alamat email ini tidak sah.',
  },
  whatsapp: {
    default: 'This is not a valid WhatsApp number.',
    en: 'This is not a valid WhatsApp number.',
    id: 'Nomor WhatsApp ini tidak sah.',
  },
  passwordTooShort: {
    default: 'Kata sandi minimal {{min}} karakter',
    en: 'The password needs at least {{min}} characters',
    id: 'Kata sandi minimal {{min}} karakter',
  },
  passwordCommon: {
    default: 'This password is one of the first that anyone would guess. Please choose another one.',
    en: 'This password is one of the first that anyone would guess. Please choose another one.',
    id: 'Kata sandi ini termasuk yang paling mudah ditebak. Silakan pilih yang lain.',
  },
  passwordOwn: {
    default: 'The password must not be your own name, email address or number.',
    en: 'The password must not be your own name, email address or number.',
    id: 'Kata sandi tidak boleh sama dengan nama, alamat email, atau nomor Anda sendiri.',
  },
  tooManyTries: {
    default: 'Too many tries. Please wait {{seconds}} s and try again.',
    en: 'Too many tries. Please wait {{seconds}} s and try again.',
    id: 'Terlalu banyak percobaan. Tunggu {{seconds}} detik, lalu coba lagi.',
  },
  passwordsDiffer: {
    default: 'Kata sandi tidak sama',
    en: 'The passwords are not the same',
    id: 'Kata sandi tidak sama',
  },
  emailTaken: {
    default: 'The email has already been taken.',
    en: 'The email has already been taken.',
    id: 'Email ini sudah terdaftar.',
  },
  whatsappTaken: {
    default: 'The WhatsApp number has already been taken.',
    en: 'The WhatsApp number has already been taken.',
    id: 'Nomor WhatsApp ini sudah terdaftar.',
  },
  badCredentials: {
    default: 'The email or WhatsApp number, or the password, is not right.',
    en: 'The email or WhatsApp number, or the password, is not right.',
    id: 'Email, nomor WhatsApp, atau kata sandi tidak tepat.',
  },
  badCode: {
    default: 'The code is not right.',
    en: 'The code is not right.',
    id: 'Kodenya tidak tepat.',
  },
  tooManyCodes: {
    default: 'There were too many wrong codes. Please wait a while, or use a recovery code.',
    en: 'There were too many wrong codes. Please wait a while, or use a recovery code.',
    id: 'Terlalu banyak kode yang salah. Tunggu sebentar, atau pakai kode pemulihan.',
  },
  pleaseLogIn: {
    default: 'Please log in.',
    en: 'Please log in.',
    id: 'Silakan masuk.',
  },
  registrationClosed: {
    default: 'Registration is closed. Please ask your school for an account.',
    en: 'Registration is closed. Please ask your school for an account.',
    id: 'Pendaftaran ditutup. Silakan minta akun kepada sekolah Anda.',
  },
  forbidden: {
    default: 'You may not do this.',
    en: 'You may not do this.',
    id: 'Anda tidak berhak melakukan ini.',
  },
  notFound: {
    default: 'There is no such thing.',
    en: 'There is no such thing.',
    id: 'Yang Anda cari tidak ada.',
  },
  noExamination: {
    default: 'There is no such examination.',
    en: 'There is no such examination.',
    id: 'Ujian ini tidak ada.',
  },
  notStarted: {
    default: 'You have not started this examination.',
    en: 'You have not started this examination.',
    id: 'Anda belum memulai ujian ini.',
  },
  alreadyTaken: {
    default: 'You have already taken this examination.',
    en: 'You have already taken this examination.',
    id: 'Anda sudah mengikuti ujian ini.',
  },
  attemptClosed: {
    default: 'The time for this examination is over.',
    en: 'The time for this examination is over.',
    id: 'Waktu ujian ini sudah habis.',
  },
  notOpenYet: {
    default: 'This examination has not opened yet.',
    en: 'This examination has not opened yet.',
    id: 'Ujian ini belum dibuka.',
  },
  examinationOver: {
    default: 'The time in which this examination could be taken is over.',
    en: 'The time in which this examination could be taken is over.',
    id: 'Waktu untuk mengikuti ujian ini sudah lewat.',
  },
  noAttempt: {
    default: 'There is no such attempt.',
    en: 'There is no such attempt.',
    id: 'Pengerjaan ini tidak ada.',
  },
  attemptRunning: {
    default: 'This examination is still running.',
    en: 'This examination is still running.',
    id: 'Ujian ini masih berlangsung.',
  },
  serverFault: {
    default: 'Something went wrong on the server.',
    en: 'Something went wrong on the server.',
    id: 'Terjadi kesalahan di server.',
  },
  alreadyPlayed: {
    default: 'This recording has already been played.',
    en: 'This recording has already been played.',
    id: 'Rekaman ini sudah diputar.',
  },
  busy: {
    default: 'The server is busy. Please try again in a moment.',
    en: 'The server is busy. Please try again in a moment.',
    id: 'Server sedang sibuk. Silakan coba lagi sebentar lagi.',
  },
});
