import { words } from '../../platform/i18n/words.ts';

/** Texts of the end of the time: submitting, late answers, and saving a copy. */
export const timeOverWords = words({
  timesUp: { en: "Time's up!", id: 'Waktu habis!', default: 'Times Up !' },
  timesUpText_one: {
    en: 'Your answers are submitted in {{count}} second.',
  },
  timesUpText_other: {
    en: 'Your answers are submitted in {{count}} seconds.',
    id: 'Jawaban dikumpulkan dalam {{count}} detik.',
  },
  submitting: { en: 'Submitting…', id: 'Mengumpulkan…' },
  submisi: { en: 'Submit', id: 'Kumpulkan', default: 'Submisi' },
  timesUpOffline: {
    en: 'No connection. The server closes the examination by itself, and what reached it counts.',
    id: 'Tidak ada koneksi. Server menutup ujian dengan sendirinya, dan yang sudah sampai di server dihitung.',
  },
  savedInTime_one: { en: '{{count}} answer is safe on the server.' },
  savedInTime_other: {
    en: '{{count}} answers are safe on the server.',
    id: '{{count}} jawaban aman di server.',
  },
  notInTime_one: {
    en: '{{count}} answer has not been sent. It stays on this device and is sent as soon as there is a connection, marked as late.',
  },
  notInTime_other: {
    en: '{{count}} answers have not been sent. They stay on this device and are sent as soon as there is a connection, marked as late.',
    id: '{{count}} jawaban belum terkirim. Jawaban itu tetap ada di perangkat ini dan dikirim begitu ada koneksi, dengan tanda terlambat.',
  },
  tryNow: { en: 'Try again now', id: 'Coba lagi sekarang' },
  toDashboard: { en: 'To the dashboard', id: 'Ke beranda' },
  saveCopy: { en: 'Save a copy', id: 'Simpan salinan' },
  copySaved: {
    en: 'The copy is saved. Give the file to your teacher.',
    id: 'Salinan tersimpan. Serahkan file itu kepada guru Anda.',
  },
  lateAnswers_one: {
    en: '{{count}} answer arrived after the end. It is stored as late, and your teacher can see it.',
  },
  lateAnswers_other: {
    en: '{{count}} answers arrived after the end. They are stored as late, and your teacher can see them.',
    id: '{{count}} jawaban tiba setelah ujian berakhir. Jawaban itu disimpan sebagai terlambat dan dapat dilihat guru Anda.',
  },
  closedOffline: { en: 'The examination is over', id: 'Ujian sudah berakhir' },
  closedOfflineText: {
    en: 'There is no connection. Your result is fetched when it is back; nothing that waits here is lost.',
    id: 'Tidak ada koneksi. Hasil Anda diambil saat koneksi kembali; tidak ada yang hilang dari perangkat ini.',
  },
  closedByServer: {
    en: 'The examination is over. Getting your result…',
    id: 'Ujian sudah berakhir. Hasil Anda sedang diambil…',
  },
});
