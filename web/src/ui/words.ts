import { words } from '../i18n/words.ts';

export const uiWords = words({
  loading: { default: 'Loading...', en: 'Loading...', id: 'Memuat...' },
  retry: { default: 'Try again', en: 'Try again', id: 'Coba lagi' },
  reload: { default: 'Reload the page', en: 'Reload the page', id: 'Muat ulang halaman' },
  noConnection: {
    default: 'No connection to the server. Nothing is lost: please check your connection and try again.',
    en: 'No connection to the server. Nothing is lost: please check your connection and try again.',
    id: 'Tidak ada sambungan ke server. Tidak ada yang hilang: periksa koneksi Anda lalu coba lagi.',
  },
  noConnectionTitle: {
    default: 'You are not connected',
    en: 'You are not connected',
    id: 'Tidak ada sambungan',
  },
  failedTitle: { default: 'This did not work', en: 'This did not work', id: 'Terjadi kendala' },
  unexpected: {
    default: 'Something went wrong here. Please reload the page; what you saved is safe.',
    en: 'Something went wrong here. Please reload the page; what you saved is safe.',
    id: 'Ada yang tidak beres di sini. Silakan muat ulang halaman; yang sudah tersimpan tetap aman.',
  },
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
