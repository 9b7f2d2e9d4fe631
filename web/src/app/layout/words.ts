import { words } from '../../platform/i18n/words.ts';

export const layoutWords = words({
  skipToContent: { default: 'Skip to content', en: 'Skip to content', id: 'Langsung ke isi' },
  navigation: { default: 'Main navigation', en: 'Main navigation', id: 'Navigasi utama' },
  openMenu: { default: 'Open menu', en: 'Open menu', id: 'Buka menu' },
  closeMenu: { default: 'Close menu', en: 'Close menu', id: 'Tutup menu' },
  dashboard: { default: 'Dashboard', en: 'Dashboard', id: 'Beranda' },
  examinations: { default: 'Examinations', en: 'Examinations', id: 'Ujian' },
  leaderboard: { default: 'Leaderboard', en: 'Leaderboard', id: 'Papan peringkat' },
  examinationsRecord: {
    default: 'Examinations Record',
    en: 'Examination record',
    id: 'Riwayat ujian',
  },
  students: { default: 'Students', en: 'Students', id: 'Siswa' },
  audit: { default: 'Audit log', en: 'Audit log', id: 'Log audit' },
  settings: { default: 'Settings', en: 'Settings', id: 'Pengaturan' },
  help: { default: 'Help', en: 'Help', id: 'Bantuan' },
  account: { default: 'Account', en: 'Account', id: 'Akun' },
  logout: { default: 'Logout', en: 'Log out', id: 'Keluar' },
  unsentTitle: { default: 'Unsent answers', en: 'Unsent answers', id: 'Jawaban belum terkirim' },
  unsent_one: {
    default:
      '{{count}} answer is not sent yet. It stays on this computer for you and is sent when you log in here again within 60 days. Other accounts do not see it.',
    en: '{{count}} answer is not sent yet. It stays on this computer for you and is sent when you log in here again within 60 days. Other accounts do not see it.',
    id: '{{count}} jawaban belum terkirim. Jawaban itu tetap tersimpan di komputer ini untuk Anda, dan dikirim bila Anda masuk lagi di sini dalam 60 hari. Akun lain tidak dapat melihatnya.',
  },
  unsent_other: {
    default:
      '{{count}} answers are not sent yet. They stay on this computer for you and are sent when you log in here again within 60 days. Other accounts do not see them.',
    en: '{{count}} answers are not sent yet. They stay on this computer for you and are sent when you log in here again within 60 days. Other accounts do not see them.',
    id: '{{count}} jawaban belum terkirim. Jawaban itu tetap tersimpan di komputer ini untuk Anda, dan dikirim bila Anda masuk lagi di sini dalam 60 hari. Akun lain tidak dapat melihatnya.',
  },
  unsentStay: { default: 'Stay logged in', en: 'Stay logged in', id: 'Jangan keluar dulu' },
  roleAdmin: { default: 'Admin', en: 'Administrator', id: 'Admin' },
  roleStudent: { default: 'Student', en: 'Student', id: 'Siswa' },
  notFoundTitle: { default: 'There is no such page', en: 'There is no such page', id: 'Halaman tidak ada' },
  notFoundText: {
    default: 'The address may be mistyped, or the page has moved. Your examinations are where they were.',
    en: 'The address may be mistyped, or the page has moved. Your examinations are where they were.',
    id: 'Mungkin alamatnya salah ketik, atau halamannya sudah pindah. Ujian Anda tetap ada di tempatnya.',
  },
  notFoundLoginText: {
    default: 'The address may be mistyped, or the page has moved. Log in to get to your examinations.',
    en: 'The address may be mistyped, or the page has moved. Log in to get to your examinations.',
    id: 'Mungkin alamatnya salah ketik, atau halamannya sudah pindah. Masuk untuk membuka ujian Anda.',
  },
  notFoundAddress: {
    default: 'You asked for this address:',
    en: 'You asked for this address:',
    id: 'Alamat yang Anda buka:',
  },
  toExaminations: { default: 'To the examinations', en: 'To the examinations', id: 'Ke daftar ujian' },
  toLogin: { default: 'Masuk', en: 'Log in', id: 'Masuk' },
  pageFailedTitle: {
    default: 'This page could not be shown',
    en: 'This page could not be shown',
    id: 'Halaman ini tidak dapat ditampilkan',
  },
});
