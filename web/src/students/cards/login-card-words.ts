import { words } from '../../platform/i18n/words.ts';

/** Texts of login cards, passwords and links. */
export const loginCardWords = words({
  cardsTitle: { en: 'Login cards', id: 'Kartu login' },
  cardsOnce_one: {
    en: 'This card is shown only now. Print or save it before you close.',
  },
  cardsOnce_other: {
    en: 'These {{count}} cards are shown only now. Print or download them before you close.',
    id: 'Kartu login hanya ditampilkan sekarang ({{count}} kartu). Cetak atau simpan sebelum Anda menutupnya.',
  },
  password: { en: 'Password', id: 'Kata sandi', default: 'Kata Sandi' },
  address: { en: 'Address', id: 'Alamat', default: 'Alamat' },
  addressQuestion: {
    en: 'At which address do students open Lulus?',
    id: 'Di alamat mana siswa membuka Lulus?',
  },
  addressQuestionHint: {
    en: 'It is printed on the cards, also as a QR code. You can change it later under Settings.',
    id: 'Alamat ini dicetak di kartu, juga sebagai kode QR. Anda dapat mengubahnya nanti di Pengaturan.',
  },
  useAddress: { en: 'Use this address', id: 'Pakai alamat ini' },
  cardQrCode: { en: 'QR code that opens the login', id: 'Kode QR untuk masuk' },
  linkQrCode: { en: 'QR code of the link', id: 'Kode QR tautan' },
  printCards_one: { en: 'Print the card' },
  printCards_other: { en: 'Print the cards', id: 'Cetak kartu' },
  downloadCards: { en: 'Download spreadsheet', id: 'Unduh sebagai Excel' },
  downloadFailed: {
    en: 'The spreadsheet could not be made. The cards can still be printed.',
    id: 'File Excel tidak dapat dibuat. Kartu tetap dapat dicetak.',
  },
  copyCard: { en: 'Copy', id: 'Salin' },
  copied: { en: 'Copied', id: 'Tersalin' },
  cardsShowing_one: { en: '{{from}}–{{to}} of {{total}} card' },
  cardsShowing_other: {
    en: '{{from}}–{{to}} of {{total}} cards',
    id: '{{from}}–{{to}} dari {{total}} kartu',
  },
  cardNote: {
    en: 'Keep this card. You are asked to change the password when you first log in.',
    id: 'Simpan kartu ini. Anda diminta mengganti kata sandi saat pertama kali masuk.',
    default: 'Simpan kartu ini. Anda diminta mengganti kata sandi saat pertama kali masuk.',
  },
  cardKeptNote: {
    en: 'Keep this card. The password is valid as it is until {{day}}.',
    id: 'Simpan kartu ini. Kata sandi ini tetap berlaku sampai {{day}}.',
    default: 'Simpan kartu ini. Kata sandi ini tetap berlaku sampai {{day}}.',
  },
  unsavedTitle: { en: 'Close without the cards?', id: 'Tutup tanpa menyimpan kartu?' },
  unsavedText: {
    en: 'They have not been printed or saved and cannot be shown again. New ones would have to be made.',
    id: 'Kartu belum dicetak atau disimpan dan tidak dapat ditampilkan lagi. Kartu baru harus dibuat.',
  },
  backToCards: { en: 'Back to the cards', id: 'Kembali ke kartu' },
  closeAnyway: { en: 'Close anyway', id: 'Tetap tutup' },

  link: { en: 'Link', id: 'Tautan', default: 'Tautan' },
  passwordOrLink: { en: 'Password or link', id: 'Kata sandi atau tautan', default: 'Kata Sandi atau tautan' },
  linkNote: {
    en: 'Open this link to set a password. It works for {{days}} days, and once only.',
    id: 'Buka tautan ini untuk membuat kata sandi. Berlaku {{days}} hari dan satu kali saja.',
    default: 'Buka tautan ini untuk membuat kata sandi. Berlaku {{days}} hari dan satu kali saja.',
  },

  noPassword: { en: 'No password yet', id: 'Belum ada kata sandi', default: 'Belum ada kata sandi' },
  linkOne: { en: 'Set-password link for {{name}}', id: 'Tautan kata sandi untuk {{name}}' },
  makeLink: { en: 'Set-password link', id: 'Tautan kata sandi' },
  linkTitle: { en: 'Set-password link', id: 'Tautan kata sandi' },
  linkText: {
    en: '{{name}} sets a password of their own with it. The link works for {{days}} days and once; older links end, and a password that stands now works until then.',
    id: 'Dengan tautan ini {{name}} membuat kata sandinya sendiri. Tautan berlaku {{days}} hari dan satu kali; tautan lama tidak berlaku lagi, dan kata sandi yang ada tetap berlaku sampai saat itu.',
  },
  showLink: { en: 'Show the link', id: 'Tampilkan tautan' },
  mailLink: { en: 'Send by email', id: 'Kirim lewat email' },
  linkMailed: { en: 'The link is on its way to {{email}}.', id: 'Tautan sedang dikirim ke {{email}}.' },
  waiting_one: {
    en: '{{count}} student has no password yet and cannot log in.',
  },
  waiting_other: {
    en: '{{count}} students have no password yet and cannot log in.',
    id: '{{count}} siswa belum memiliki kata sandi dan belum dapat masuk.',
  },
  makeLinks_one: { en: 'Make a link' },
  makeLinks_other: { en: 'Make links for all {{count}}', id: 'Buat tautan untuk {{count}} siswa' },
  linksTitle: { en: 'Set-password links', id: 'Tautan kata sandi' },
  linksText: {
    en: 'Everyone without a password gets a link that works for {{days}} days and once. Links that were made for them before stop working.',
    id: 'Setiap siswa tanpa kata sandi mendapat tautan yang berlaku {{days}} hari dan satu kali. Tautan yang dibuat sebelumnya tidak berlaku lagi.',
  },
  linksMailHint: {
    en: 'By email each student gets their own; you see the links of those without an email address.',
    id: 'Lewat email setiap siswa menerima tautannya sendiri; Anda melihat tautan siswa yang tidak memiliki email.',
  },
  showLinks: { en: 'Show the links', id: 'Tampilkan tautan' },
  linksMailed_one: {
    en: '{{count}} link is on its way by email.',
  },
  linksMailed_other: {
    en: '{{count}} links are on their way by email.',
    id: '{{count}} tautan sedang dikirim lewat email.',
  },
  nobodyWaiting: { en: 'Everyone has a password by now.', id: 'Semua siswa sudah memiliki kata sandi.' },
});
