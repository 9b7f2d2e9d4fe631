import { words } from '../../platform/i18n/words.ts';

/** Texts of the end of the time: submitting, late answers, and saving a copy. */
export const timeOverWords = words({
  timesUp: { default: 'Times Up !', en: "Time's up!", id: 'Waktu habis!' },
  timesUpText_one: {
    default: 'Your answers are submitted in {{count}} second.',
    en: 'Your answers are submitted in {{count}} second.',
    id: 'Jawaban dikumpulkan dalam {{count}} detik.',
  },
  timesUpText_other: {
    default: 'Your answers are submitted in {{count}} seconds.',
    en: 'Your answers are submitted in {{count}} seconds.',
    id: 'Jawaban dikumpulkan dalam {{count}} detik.',
  },
  submitting: { default: 'Submitting…', en: 'Submitting…', id: 'Mengumpulkan…' },
  submisi: { default: 'Submisi', en: 'Submit', id: 'Kumpulkan' },
  timesUpOffline: {
    default: 'No connection. The server closes the examination by itself, and what reached it counts.',
    en: 'No connection. The server closes the examination by itself, and what reached it counts.',
    id: 'Tidak ada koneksi. Server menutup ujian dengan sendirinya, dan yang sudah sampai di server dihitung.',
  },
  savedInTime_one: {
    default: '{{count}} answer is safe on the server.',
    en: '{{count}} answer is safe on the server.',
    id: '{{count}} jawaban aman di server.',
  },
  savedInTime_other: {
    default: '{{count}} answers are safe on the server.',
    en: '{{count}} answers are safe on the server.',
    id: '{{count}} jawaban aman di server.',
  },
  notInTime_one: {
    default:
      '{{count}} answer is not there yet. It stays on this device and is handed in as late when the connection is back, also if you close this page and open Lulus here again.',
    en: '{{count}} answer is not there yet. It stays on this device and is handed in as late when the connection is back, also if you close this page and open Lulus here again.',
    id: '{{count}} jawaban belum sampai. Jawaban itu tetap ada di perangkat ini dan dikumpulkan sebagai terlambat saat koneksi kembali, juga jika halaman ini ditutup dan Lulus dibuka lagi di sini.',
  },
  notInTime_other: {
    default:
      '{{count}} answers are not there yet. They stay on this device and are handed in as late when the connection is back, also if you close this page and open Lulus here again.',
    en: '{{count}} answers are not there yet. They stay on this device and are handed in as late when the connection is back, also if you close this page and open Lulus here again.',
    id: '{{count}} jawaban belum sampai. Semuanya tetap ada di perangkat ini dan dikumpulkan sebagai terlambat saat koneksi kembali, juga jika halaman ini ditutup dan Lulus dibuka lagi di sini.',
  },
  tryNow: {
    default: 'Try again now',
    en: 'Try again now',
    id: 'Coba lagi sekarang',
  },
  toDashboard: {
    default: 'To the dashboard',
    en: 'To the dashboard',
    id: 'Ke beranda',
  },
  saveCopy: {
    default: 'Save a copy',
    en: 'Save a copy',
    id: 'Simpan salinan',
  },
  copySaved: {
    default: 'The copy is saved. Give the file to your teacher.',
    en: 'The copy is saved. Give the file to your teacher.',
    id: 'Salinan tersimpan. Serahkan file itu kepada guru Anda.',
  },
  copyFailed: {
    default: 'A copy cannot be saved now. Keep this page open.',
    en: 'A copy cannot be saved now. Keep this page open.',
    id: 'Salinan belum dapat disimpan. Biarkan halaman ini terbuka.',
  },
  lateAnswers_one: {
    default:
      '{{count}} answer was received after the time was over. It is recorded as late; your teacher decides whether it counts.',
    en: '{{count}} answer was received after the time was over. It is recorded as late; your teacher decides whether it counts.',
    id: '{{count}} jawaban diterima setelah waktu habis. Jawaban itu dicatat sebagai terlambat; guru Anda yang memutuskan apakah dihitung.',
  },
  lateAnswers_other: {
    default:
      '{{count}} answers were received after the time was over. They are recorded as late; your teacher decides whether they count.',
    en: '{{count}} answers were received after the time was over. They are recorded as late; your teacher decides whether they count.',
    id: '{{count}} jawaban diterima setelah waktu habis. Semuanya dicatat sebagai terlambat; guru Anda yang memutuskan apakah dihitung.',
  },
  closedOffline: {
    default: 'The examination is over',
    en: 'The examination is over',
    id: 'Ujian sudah berakhir',
  },
  closedOfflineText: {
    default:
      'There is no connection. Your result is fetched when it is back; nothing that waits here is lost.',
    en: 'There is no connection. Your result is fetched when it is back; nothing that waits here is lost.',
    id: 'Tidak ada koneksi. Hasil Anda diambil saat koneksi kembali; tidak ada yang hilang dari perangkat ini.',
  },
  closedByServer: {
    default: 'The examination is over. Getting your result…',
    en: 'The examination is over. Getting your result…',
    id: 'Ujian sudah berakhir. Hasil Anda sedang diambil…',
  },
});
