import { words } from '../platform/i18n/words.ts';

export const authWords = words({
  loginTitle: { en: 'Welcome back', id: 'Selamat datang kembali', default: 'Selamat datang kembali' },
  loginLead: {
    en: 'Log in to go on to your examinations.',
    id: 'Masuk untuk melanjutkan ke ujian Anda.',
    default: 'Masuk untuk melanjutkan ke ujian Anda.',
  },
  identifier: {
    en: 'Email or WhatsApp number',
    id: 'Email atau nomor WhatsApp',
    default: 'Email atau nomor WhatsApp',
  },
  identifierHint: {
    en: 'Email, WhatsApp number, NIS, NISN or username',
    id: 'Email, nomor WhatsApp, NIS, NISN, atau nama pengguna',
    default: 'Email, nomor WhatsApp, NIS, NISN, atau nama pengguna',
  },
  password: { en: 'Password', id: 'Kata sandi', default: 'Kata Sandi' },
  code: { en: 'Code', id: 'Kode', default: 'Kode' },
  codeHint: {
    en: 'Of your authenticator app, or one of your recovery codes',
    id: 'Dari aplikasi autentikator, atau salah satu kode pemulihan',
    default: 'Dari aplikasi autentikator, atau salah satu kode pemulihan',
  },
  login: { en: 'Log in', id: 'Masuk', default: 'Masuk' },
  tooManyTries: {
    en: 'Too many tries.',
    id: 'Terlalu banyak percobaan.',
    default: 'Terlalu banyak percobaan.',
  },
  crowd: {
    en: 'Many are logging in right now. Stay on this page: it tries again by itself.',
    id: 'Banyak yang sedang masuk. Tunggu di halaman ini, kami mencoba lagi secara otomatis.',
    default: 'Banyak yang sedang masuk. Tunggu di halaman ini.',
  },
  tryAgainIn: {
    en: 'Next try in {{time}}.',
    id: 'Coba lagi dalam {{time}}.',
    default: 'Coba lagi dalam {{time}}.',
  },
  newPasswordHint: {
    en: 'At least {{min}} characters. Not your own name or number.',
    id: 'Minimal {{min}} karakter. Bukan nama atau nomor Anda sendiri.',
    default: 'Minimal {{min}} karakter. Bukan nama atau nomor Anda sendiri.',
  },
  noAccount: { en: 'No account yet?', id: 'Belum punya akun?', default: 'belum punya akun?' },
  cannotLogIn: { en: 'Cannot log in?', id: 'Tidak bisa masuk?', default: 'Tidak bisa masuk?' },
  loginFirst: {
    en: 'Log in to open this page.',
    id: 'Masuk dahulu untuk membuka halaman ini.',
    default: 'Masuk dahulu untuk membuka halaman ini.',
  },
  sessionOver: {
    en: 'Your session has ended. Log in again to go on where you were.',
    id: 'Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan dari tempat terakhir.',
    default: 'Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan dari tempat terakhir.',
  },

  loggingOut: { en: 'Logging out…', id: 'Sedang keluar…' },

  passwordConfirmation: {
    en: 'Confirm password',
    id: 'Konfirmasi kata sandi',
    default: 'Konfirmasi Kata Sandi',
  },
  register: { en: 'Register', id: 'Daftar', default: 'Daftar' },
  forgotten: {
    en: 'Forgotten your password? Ask your teacher for a new card.',
    id: 'Lupa kata sandi? Minta kartu baru kepada guru Anda.',
    default: 'Lupa kata sandi? Minta kartu baru kepada guru Anda.',
  },
  forgot: { en: 'Forgot your password?', id: 'Lupa kata sandi?', default: 'Lupa kata sandi?' },

  continue: { en: 'Continue', id: 'Lanjut' },
  changePassword: { en: 'Change password', id: 'Ganti kata sandi' },

  panelTitle: {
    en: 'Every answer you choose is saved at once.',
    id: 'Setiap jawaban yang Anda pilih langsung tersimpan.',
    default: 'Setiap jawaban yang Anda pilih langsung tersimpan.',
  },
  panelText: {
    en: 'If the connection drops, you go on. When it comes back, so does everything you chose.',
    id: 'Jika koneksi terputus, Anda tetap dapat mengerjakan. Saat tersambung lagi, semua jawaban ikut terkirim.',
    default:
      'Bila koneksi terputus, Anda tetap bisa mengerjakan. Saat tersambung lagi, semua jawaban ikut terkirim.',
  },
});
