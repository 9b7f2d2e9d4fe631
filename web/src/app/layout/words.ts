import { words } from '../../platform/i18n/words.ts';

export const layoutWords = words({
  skipToContent: { en: 'Skip to content', id: 'Langsung ke isi' },
  navigation: { en: 'Main navigation', id: 'Navigasi utama' },
  openMenu: { en: 'Open menu', id: 'Buka menu' },
  closeMenu: { en: 'Close menu', id: 'Tutup menu' },
  dashboard: { en: 'Dashboard', id: 'Beranda' },
  examinations: { en: 'Examinations', id: 'Ujian' },
  leaderboard: { en: 'Leaderboard', id: 'Papan peringkat' },
  examinationsRecord: { en: 'Examination record', id: 'Riwayat ujian', default: 'Examinations Record' },
  students: { en: 'Students', id: 'Siswa' },
  staff: { en: 'Staff', id: 'Guru & staf' },
  audit: { en: 'Audit log', id: 'Log audit' },
  settings: { en: 'Settings', id: 'Pengaturan' },
  help: { en: 'Help', id: 'Bantuan' },
  account: { en: 'Account', id: 'Akun' },
  logout: { en: 'Log out', id: 'Keluar', default: 'Logout' },
  unsentTitle: { en: 'Unsent answers', id: 'Jawaban belum terkirim' },
  unsent_one: {
    en: '{{count}} answer is not sent yet. It stays on this computer for you and is sent when you log in here again within 60 days. Other accounts do not see it.',
  },
  unsent_other: {
    en: '{{count}} answers are not sent yet. They stay on this computer for you and are sent when you log in here again within 60 days. Other accounts do not see them.',
    id: '{{count}} jawaban belum terkirim. Jawaban itu tetap tersimpan di komputer ini untuk Anda, dan dikirim bila Anda masuk lagi di sini dalam 60 hari. Akun lain tidak dapat melihatnya.',
  },
  unsentStay: { en: 'Stay logged in', id: 'Jangan keluar dulu' },
  roleAdmin: { en: 'Administrator', id: 'Admin', default: 'Admin' },
  roleStudent: { en: 'Student', id: 'Siswa' },
  notFoundTitle: { en: 'There is no such page', id: 'Halaman tidak ada' },
  notFoundText: {
    en: 'The address may be mistyped, or the page has moved. Your examinations are where they were.',
    id: 'Mungkin alamatnya salah ketik, atau halamannya sudah pindah. Ujian Anda tetap ada di tempatnya.',
  },
  notFoundLoginText: {
    en: 'The address may be mistyped, or the page has moved. Log in to get to your examinations.',
    id: 'Mungkin alamatnya salah ketik, atau halamannya sudah pindah. Masuk untuk membuka ujian Anda.',
  },
  notFoundAddress: { en: 'You asked for this address:', id: 'Alamat yang Anda buka:' },
  toExaminations: { en: 'To the examinations', id: 'Ke daftar ujian' },
  toLogin: { en: 'Log in', id: 'Masuk', default: 'Masuk' },
  pageFailedTitle: { en: 'This page could not be shown', id: 'Halaman ini tidak dapat ditampilkan' },
});
