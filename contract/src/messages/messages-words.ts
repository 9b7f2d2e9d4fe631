import { words } from './words.ts';

/** Messages that everyone can get. */
export const messagesWords = words({
  required: { en: 'This field is required.', id: 'Bagian ini wajib diisi.' },
  not_right: { en: 'This field is not right.', id: 'Isian ini tidak tepat.' },
  too_long: {
    en: 'This field must not be longer than {{max}} characters.',
    id: 'Isian ini tidak boleh lebih dari {{max}} karakter.',
  },
  not_storable: {
    en: 'This field has a character that cannot be stored.',
    id: 'Isian ini memuat karakter yang tidak dapat disimpan.',
  },
  not_an_email: { en: 'This is not a valid email address.', id: 'Alamat email ini tidak sah.' },
  not_a_whatsapp_number: { en: 'This is not a valid WhatsApp number.', id: 'Nomor WhatsApp ini tidak sah.' },
  password_too_short: {
    en: 'The password needs at least {{min}} characters',
    id: 'Kata sandi minimal {{min}} karakter',
    default: 'Kata sandi minimal {{min}} karakter',
  },
  password_common: {
    en: 'This password is one of the first that anyone would guess. Please choose another one.',
    id: 'Kata sandi ini termasuk yang paling mudah ditebak. Silakan pilih yang lain.',
  },
  password_own: {
    en: 'The password must not be your own name, email address or number.',
    id: 'Kata sandi tidak boleh sama dengan nama, alamat email, atau nomor Anda sendiri.',
  },
  rate_limited: {
    en: 'Too many tries. Please wait {{seconds}} s and try again.',
    id: 'Terlalu banyak percobaan. Tunggu {{seconds}} detik, lalu coba lagi.',
  },
  passwords_differ: {
    en: 'The passwords are not the same',
    id: 'Kata sandi tidak sama',
    default: 'Kata sandi tidak sama',
  },
  email_taken: { en: 'The email has already been taken.', id: 'Email ini sudah terdaftar.' },
  whatsapp_taken: {
    en: 'The WhatsApp number has already been taken.',
    id: 'Nomor WhatsApp ini sudah terdaftar.',
  },
  bad_credentials: {
    en: 'The login or the password is not right.',
    id: 'Login atau kata sandi tidak tepat.',
  },
  bad_code: { en: 'The code is not right.', id: 'Kodenya tidak tepat.' },
  too_many_codes: {
    en: 'There were too many wrong codes. Please wait a while, or use a recovery code.',
    id: 'Terlalu banyak kode yang salah. Tunggu sebentar, atau pakai kode pemulihan.',
  },
  unauthenticated: { en: 'Please log in.', id: 'Silakan masuk.' },
  registration_closed: {
    en: 'Registration is closed. Please ask your school for an account.',
    id: 'Pendaftaran ditutup. Silakan minta akun kepada sekolah Anda.',
  },
  account_deactivated: {
    en: 'This account is no longer active. Ask your school.',
    id: 'Akun ini sudah tidak aktif. Tanyakan kepada sekolah.',
  },
  forbidden: { en: 'You may not do this.', id: 'Anda tidak berhak melakukan ini.' },
  not_found: { en: 'There is no such thing.', id: 'Yang Anda cari tidak ada.' },
  no_examination: { en: 'There is no such examination.', id: 'Ujian ini tidak ada.' },
  not_started: { en: 'You have not started this examination.', id: 'Anda belum memulai ujian ini.' },
  already_submitted: {
    en: 'You have already taken this examination.',
    id: 'Anda sudah mengikuti ujian ini.',
  },
  attempt_closed: { en: 'The time for this examination is over.', id: 'Waktu ujian ini sudah habis.' },
  not_open_yet: { en: 'This examination has not opened yet.', id: 'Ujian ini belum dibuka.' },
  examination_over: {
    en: 'The time in which this examination could be taken is over.',
    id: 'Waktu untuk mengikuti ujian ini sudah lewat.',
  },
  no_attempt: { en: 'There is no such attempt.', id: 'Pengerjaan ini tidak ada.' },
  attempt_running: { en: 'This attempt is still running.', id: 'Pengerjaan ini masih berlangsung.' },
  internal: { en: 'Something went wrong on the server.', id: 'Terjadi kesalahan di server.' },
  play_limit_reached: { en: 'This recording has already been played.', id: 'Rekaman ini sudah diputar.' },
  unavailable: {
    en: 'The server is busy. Please try again in a moment.',
    id: 'Server sedang sibuk. Silakan coba lagi sebentar lagi.',
  },
  link_unknown: {
    en: 'This link is not known. If you have been given a newer one, please use that.',
    id: 'Tautan ini tidak dikenal. Jika Anda sudah menerima yang lebih baru, pakailah yang itu.',
  },
  link_used: {
    en: 'This link has already been used. Log in, or ask for a new link.',
    id: 'Tautan ini sudah dipakai. Silakan masuk, atau minta tautan baru.',
  },
  link_expired: {
    en: 'The time to use this link is over. Please ask for a new one.',
    id: 'Masa berlaku tautan ini sudah habis. Silakan minta yang baru.',
  },
  mail_off: { en: 'This server sends no mail.', id: 'Server ini tidak mengirim email.' },
  leaderboard_off: { en: 'The leaderboard is switched off.', id: 'Papan peringkat sedang dimatikan.' },
  no_result: {
    en: 'You have no result for this examination.',
    id: 'Anda belum memiliki hasil untuk ujian ini.',
  },
  results_not_released: {
    en: 'The results of this examination have not been released yet.',
    id: 'Hasil ujian ini belum diumumkan.',
  },
  being_marked: {
    en: 'Your essays are being marked. The result is shown after that.',
    id: 'Esai Anda sedang dinilai. Hasilnya ditampilkan sesudahnya.',
  },
  taking_again: {
    en: 'You are taking this examination again. Its result is shown after that.',
    id: 'Kamu sedang mengerjakan ujian ini lagi. Hasilnya ditampilkan sesudahnya.',
  },
  wrong_current_password: {
    en: 'The current password is not right.',
    id: 'Kata sandi saat ini tidak tepat.',
  },
  current_password_missing: { en: 'Enter your current password.', id: 'Masukkan kata sandi Anda saat ini.' },
});
