import { words } from '../i18n/words.ts';

export const uiWords = words({
  percent: { default: '{{value, percent}}', en: '{{value, percent}}', id: '{{value, percent}}' },
  loading: { default: 'Loading...', en: 'Loading...', id: 'Memuat...' },
  retry: { default: 'Try again', en: 'Try again', id: 'Coba lagi' },
  reload: { default: 'Reload the page', en: 'Reload the page', id: 'Muat ulang halaman' },
  noConnection: {
    default: 'No connection to the server. Nothing is lost: please check your connection and try again.',
    en: 'No connection to the server. Nothing is lost: please check your connection and try again.',
    id: 'Tidak ada koneksi ke server. Tidak ada yang hilang: periksa koneksi Anda lalu coba lagi.',
  },
  noConnectionTitle: {
    default: 'You are not connected',
    en: 'You are not connected',
    id: 'Tidak ada koneksi',
  },
  failedTitle: { default: 'This did not work', en: 'This did not work', id: 'Terjadi kendala' },
  unexpected: {
    default: 'Something went wrong here. Please reload the page; what you saved is safe.',
    en: 'Something went wrong here. Please reload the page; what you saved is safe.',
    id: 'Ada yang tidak beres di sini. Silakan muat ulang halaman; yang sudah tersimpan tetap aman.',
  },
  leaveTitle: {
    default: 'Leave without saving?',
    en: 'Leave without saving?',
    id: 'Tinggalkan tanpa menyimpan?',
  },
  leaveText: {
    default: 'What you entered on this page is not saved yet.',
    en: 'What you entered on this page is not saved yet.',
    id: 'Isian Anda di halaman ini belum disimpan.',
  },
  leaveStay: { default: 'Stay', en: 'Stay', id: 'Tetap di sini' },
  leaveGo: { default: 'Leave', en: 'Leave', id: 'Tinggalkan' },
  moveUp: { default: 'Move {{name}} up', en: 'Move {{name}} up', id: 'Naikkan {{name}}' },
  moveDown: { default: 'Move {{name}} down', en: 'Move {{name}} down', id: 'Turunkan {{name}}' },
  pages: { default: '{{list}}: pages', en: '{{list}}: pages', id: '{{list}}: halaman' },
  page: { default: 'Page {{page}}', en: 'Page {{page}}', id: 'Halaman {{page}}' },
  previousPage: { default: 'Previous page', en: 'Previous page', id: 'Halaman sebelumnya' },
  nextPage: { default: 'Next page', en: 'Next page', id: 'Halaman berikutnya' },
  print: { default: 'Print', en: 'Print', id: 'Cetak' },
  preparingFile: { default: 'Preparing the file…', en: 'Preparing the file…', id: 'Menyiapkan file…' },
  clear: { default: 'Clear', en: 'Clear', id: 'Kosongkan' },
  close: { default: 'Close', en: 'Close', id: 'Tutup' },
  showPassword: { default: 'Tampilkan kata sandi', en: 'Show password', id: 'Tampilkan kata sandi' },
  hidePassword: { default: 'Sembunyikan kata sandi', en: 'Hide password', id: 'Sembunyikan kata sandi' },
  optionImage: { default: 'Option image', en: 'Option image', id: 'Gambar pilihan' },
  imageMissing: {
    default: 'This image could not be loaded.',
    en: 'This image could not be loaded.',
    id: 'Gambar ini tidak dapat dimuat.',
  },
});
