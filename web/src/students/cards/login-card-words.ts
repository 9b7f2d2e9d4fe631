import { words } from '../../platform/i18n/words.ts';

/** Texts of login cards, passwords and links. */
export const loginCardWords = words({
  cardsTitle: { default: 'Login cards', en: 'Login cards', id: 'Kartu login' },
  cardsOnce_one: {
    default: 'This card is shown only now. Print or save it before you close.',
    en: 'This card is shown only now. Print or save it before you close.',
    id: 'Kartu login ini hanya ditampilkan sekarang. Cetak atau simpan sebelum Anda menutupnya.',
  },
  cardsOnce_other: {
    default: 'These {{total}} cards are shown only now. Print or download them before you close.',
    en: 'These {{total}} cards are shown only now. Print or download them before you close.',
    id: '{{total}} kartu login ini hanya ditampilkan sekarang. Cetak atau simpan sebelum Anda menutupnya.',
  },
  password: { default: 'Kata Sandi', en: 'Password', id: 'Kata sandi' },
  address: { default: 'Alamat', en: 'Address', id: 'Alamat' },
  printCards_one: { default: 'Print the card', en: 'Print the card', id: 'Cetak kartu' },
  printCards_other: { default: 'Print the cards', en: 'Print the cards', id: 'Cetak kartu' },
  downloadCards: { default: 'Download spreadsheet', en: 'Download spreadsheet', id: 'Unduh sebagai Excel' },
  downloadFailed: {
    default: 'The spreadsheet could not be made. The cards can still be printed.',
    en: 'The spreadsheet could not be made. The cards can still be printed.',
    id: 'File Excel tidak dapat dibuat. Kartu tetap dapat dicetak.',
  },
  copyCard: { default: 'Copy', en: 'Copy', id: 'Salin' },
  copied: { default: 'Copied', en: 'Copied', id: 'Tersalin' },
  cardsShowing_one: {
    default: '{{from}}–{{to}} of {{total}} card',
    en: '{{from}}–{{to}} of {{total}} card',
    id: '{{from}}–{{to}} dari {{total}} kartu',
  },
  cardsShowing_other: {
    default: '{{from}}–{{to}} of {{total}} cards',
    en: '{{from}}–{{to}} of {{total}} cards',
    id: '{{from}}–{{to}} dari {{total}} kartu',
  },
  cardNote: {
    default: 'Simpan kartu ini. Anda diminta mengganti kata sandi saat pertama kali masuk.',
    en: 'Keep this card. You are asked to change the password when you first log in.',
    id: 'Simpan kartu ini. Anda diminta mengganti kata sandi saat pertama kali masuk.',
  },
  unsavedTitle: {
    default: 'Close without the cards?',
    en: 'Close without the cards?',
    id: 'Tutup tanpa menyimpan kartu?',
  },
  unsavedText: {
    default: 'They have not been printed or saved and cannot be shown again. New ones would have to be made.',
    en: 'They have not been printed or saved and cannot be shown again. New ones would have to be made.',
    id: 'Kartu belum dicetak atau disimpan dan tidak dapat ditampilkan lagi. Kartu baru harus dibuat.',
  },
  backToCards: { default: 'Back to the cards', en: 'Back to the cards', id: 'Kembali ke kartu' },
  closeAnyway: { default: 'Close anyway', en: 'Close anyway', id: 'Tetap tutup' },

  link: { default: 'Tautan', en: 'Link', id: 'Tautan' },
  passwordOrLink: { default: 'Kata Sandi atau tautan', en: 'Password or link', id: 'Kata sandi atau tautan' },
  linkNote: {
    default: 'Buka tautan ini untuk membuat kata sandi. Berlaku {{days}} hari dan satu kali saja.',
    en: 'Open this link to set a password. It works for {{days}} days, and once only.',
    id: 'Buka tautan ini untuk membuat kata sandi. Berlaku {{days}} hari dan satu kali saja.',
  },

  noPassword: { default: 'Belum ada kata sandi', en: 'No password yet', id: 'Belum ada kata sandi' },
  linkOne: {
    default: 'Set-password link for {{name}}',
    en: 'Set-password link for {{name}}',
    id: 'Tautan kata sandi untuk {{name}}',
  },
  makeLink: { default: 'Set-password link', en: 'Set-password link', id: 'Tautan kata sandi' },
  linkTitle: { default: 'Set-password link', en: 'Set-password link', id: 'Tautan kata sandi' },
  linkText: {
    default:
      '{{name}} sets a password of their own with it. The link works for {{days}} days and once; older links end, and a password that stands now works until then.',
    en: '{{name}} sets a password of their own with it. The link works for {{days}} days and once; older links end, and a password that stands now works until then.',
    id: 'Dengan tautan ini {{name}} membuat kata sandinya sendiri. Tautan berlaku {{days}} hari dan satu kali; tautan lama tidak berlaku lagi, dan kata sandi yang ada tetap berlaku sampai saat itu.',
  },
  showLink: { default: 'Show the link', en: 'Show the link', id: 'Tampilkan tautan' },
  mailLink: { default: 'Send by email', en: 'Send by email', id: 'Kirim lewat email' },
  linkMailed: {
    default: 'The link is on its way to {{email}}.',
    en: 'The link is on its way to {{email}}.',
    id: 'Tautan sedang dikirim ke {{email}}.',
  },
  waiting_one: {
    default: '{{total}} student has no password yet and cannot log in.',
    en: '{{total}} student has no password yet and cannot log in.',
    id: '{{total}} siswa belum memiliki kata sandi dan belum dapat masuk.',
  },
  waiting_other: {
    default: '{{total}} students have no password yet and cannot log in.',
    en: '{{total}} students have no password yet and cannot log in.',
    id: '{{total}} siswa belum memiliki kata sandi dan belum dapat masuk.',
  },
  makeLinks_one: { default: 'Make a link', en: 'Make a link', id: 'Buat tautan' },
  makeLinks_other: {
    default: 'Make links for all {{total}}',
    en: 'Make links for all {{total}}',
    id: 'Buat tautan untuk {{total}} siswa',
  },
  linksTitle: { default: 'Set-password links', en: 'Set-password links', id: 'Tautan kata sandi' },
  linksText: {
    default:
      'Everyone without a password gets a link that works for {{days}} days and once. Links that were made for them before stop working.',
    en: 'Everyone without a password gets a link that works for {{days}} days and once. Links that were made for them before stop working.',
    id: 'Setiap siswa tanpa kata sandi mendapat tautan yang berlaku {{days}} hari dan satu kali. Tautan yang dibuat sebelumnya tidak berlaku lagi.',
  },
  linksMailHint: {
    default: 'By email each student gets their own; you see the links of those without an email address.',
    en: 'By email each student gets their own; you see the links of those without an email address.',
    id: 'Lewat email setiap siswa menerima tautannya sendiri; Anda melihat tautan siswa yang tidak memiliki email.',
  },
  showLinks: { default: 'Show the links', en: 'Show the links', id: 'Tampilkan tautan' },
  linksMailed_one: {
    default: '{{total}} link is on its way by email.',
    en: '{{total}} link is on its way by email.',
    id: '{{total}} tautan sedang dikirim lewat email.',
  },
  linksMailed_other: {
    default: '{{total}} links are on their way by email.',
    en: '{{total}} links are on their way by email.',
    id: '{{total}} tautan sedang dikirim lewat email.',
  },
  nobodyWaiting: {
    default: 'Everyone has a password by now.',
    en: 'Everyone has a password by now.',
    id: 'Semua siswa sudah memiliki kata sandi.',
  },
});
