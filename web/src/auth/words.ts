import { words } from '../platform/i18n/words.ts';

export const authWords = words({
  loginTitle: { default: 'Selamat datang kembali', en: 'Welcome back', id: 'Selamat datang kembali' },
  loginLead: {
    default: 'Masuk untuk melanjutkan ke ujian Anda.',
    en: 'Log in to go on to your examinations.',
    id: 'Masuk untuk melanjutkan ke ujian Anda.',
  },
  identifier: {
    default: 'Email atau nomor WhatsApp',
    en: 'Email or WhatsApp number',
    id: 'Email atau nomor WhatsApp',
  },
  identifierHint: {
    default: 'Yang didaftarkan saat pendaftaran',
    en: 'The one your school has of you',
    id: 'Yang Anda isi saat mendaftar, atau yang tertulis di kartu login',
  },
  password: { default: 'Kata Sandi', en: 'Password', id: 'Kata sandi' },
  code: { default: 'Kode', en: 'Code', id: 'Kode' },
  codeHint: {
    default: 'Dari aplikasi autentikator, atau salah satu kode pemulihan',
    en: 'Of your authenticator app, or one of your recovery codes',
    id: 'Dari aplikasi autentikator, atau salah satu kode pemulihan',
  },
  login: { default: 'Masuk', en: 'Log in', id: 'Masuk' },
  tooManyTries: {
    default: 'Terlalu banyak percobaan.',
    en: 'Too many tries.',
    id: 'Terlalu banyak percobaan.',
  },
  crowd: {
    default: 'Banyak yang sedang masuk. Tunggu di halaman ini.',
    en: 'Many are logging in right now. Stay on this page: it tries again by itself.',
    id: 'Banyak yang sedang masuk. Tunggu di halaman ini, kami mencoba lagi secara otomatis.',
  },
  tryAgainIn: {
    default: 'Coba lagi dalam {{time}}.',
    en: 'Next try in {{time}}.',
    id: 'Coba lagi dalam {{time}}.',
  },
  newPasswordHint: {
    default: 'Minimal {{min}} karakter. Bukan nama atau nomor Anda sendiri.',
    en: 'At least {{min}} characters. Not your own name or number.',
    id: 'Minimal {{min}} karakter. Bukan nama atau nomor Anda sendiri.',
  },
  noAccount: { default: 'belum punya akun?', en: 'No account yet?', id: 'Belum punya akun?' },
  sessionOver: {
    default: 'Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan dari tempat terakhir.',
    en: 'Your session has ended. Log in again to go on where you were.',
    id: 'Sesi Anda sudah berakhir. Masuk lagi untuk melanjutkan dari tempat terakhir.',
  },

  loggingOut: { default: 'Logging out…', en: 'Logging out…', id: 'Sedang keluar…' },

  passwordConfirmation: {
    default: 'Konfirmasi Kata Sandi',
    en: 'Confirm password',
    id: 'Konfirmasi kata sandi',
  },
  register: { default: 'Daftar', en: 'Register', id: 'Daftar' },
  forgot: { default: 'Lupa kata sandi?', en: 'Forgot your password?', id: 'Lupa kata sandi?' },

  continue: { default: 'Continue', en: 'Continue', id: 'Lanjut' },
  changePassword: { default: 'Change password', en: 'Change password', id: 'Ganti kata sandi' },

  panelTitle: {
    default: 'Setiap jawaban yang Anda pilih langsung tersimpan.',
    en: 'Every answer you choose is saved at once.',
    id: 'Setiap jawaban yang Anda pilih langsung tersimpan.',
  },
  panelText: {
    default:
      'Bila koneksi terputus, Anda tetap bisa mengerjakan. Saat tersambung lagi, semua jawaban ikut terkirim.',
    en: 'If the connection drops, you go on. When it comes back, so does everything you chose.',
    id: 'Jika koneksi terputus, Anda tetap dapat mengerjakan. Saat tersambung lagi, semua jawaban ikut terkirim.',
  },
});
