import { words } from '../i18n/words.ts';

export const layoutWords = words({
  skipToContent: { default: 'Skip to content', en: 'Skip to content', id: 'Langsung ke isi' },
  navigation: { default: 'Main navigation', en: 'Main navigation', id: 'Navigasi utama' },
  openMenu: { default: 'Open menu', en: 'Open menu', id: 'Buka menu' },
  closeMenu: { default: 'Close menu', en: 'Close menu', id: 'Tutup menu' },
  dashboard: { default: 'Dashboard', en: 'Dashboard', id: 'Beranda' },
  examinations: { default: 'Examinations', en: 'Examinations', id: 'Ujian' },
  leaderboard: { default: 'Leaderboard', en: 'Leaderboard', id: 'Papan peringkat' },
  students: { default: 'Students', en: 'Students', id: 'Siswa' },
  settings: { default: 'Settings', en: 'Settings', id: 'Pengaturan' },
  schoolLogo: { default: 'Logo of the school', en: 'Logo of the school', id: 'Logo sekolah' },
  logout: { default: 'Logout', en: 'Log out', id: 'Keluar' },
  roleAdmin: { default: 'Admin', en: 'Administrator', id: 'Admin' },
  roleStudent: { default: 'Student', en: 'Student', id: 'Siswa' },
  studentOfClass: { default: 'Kelas {{name}}', en: 'Class {{name}}', id: 'Kelas {{name}}' },
  language: { default: 'Language', en: 'Language', id: 'Bahasa' },
  languageMixed: { default: 'Campuran', en: 'Mixed', id: 'Campuran' },
  toDark: { default: 'Switch to dark colours', en: 'Switch to dark colours', id: 'Ganti ke warna gelap' },
  toLight: { default: 'Switch to light colours', en: 'Switch to light colours', id: 'Ganti ke warna terang' },
  notFoundTitle: { default: 'There is no such page', en: 'There is no such page', id: 'Halaman tidak ada' },
  notFoundText: {
    default: 'The address may be mistyped, or the page has moved. Your examinations are where they were.',
    en: 'The address may be mistyped, or the page has moved. Your examinations are where they were.',
    id: 'Mungkin alamatnya salah ketik, atau halamannya sudah pindah. Ujian Anda tetap ada di tempatnya.',
  },
  toDashboard: { default: 'Go to the dashboard', en: 'Go to the dashboard', id: 'Ke beranda' },
  adminsOnlyTitle: {
    default: 'This page is for admins',
    en: 'This page is for admins',
    id: 'Halaman ini untuk admin',
  },
  adminsOnlyText: {
    default: 'Your account is a student account. Your examinations are on the dashboard.',
    en: 'Your account is a student account. Your examinations are on the dashboard.',
    id: 'Akun Anda adalah akun siswa. Ujian Anda ada di beranda.',
  },
  pageFailedTitle: {
    default: 'This page could not be shown',
    en: 'This page could not be shown',
    id: 'Halaman ini tidak dapat ditampilkan',
  },
});
