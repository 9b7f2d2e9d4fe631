import { words } from '../platform/i18n/words.ts';

/** Texts of the second factor. They are in the admins' catalogue, because only admins have one. */
export const secondFactorWords = words({
  title: { en: 'Second factor', id: 'Verifikasi dua langkah' },
  offText: {
    en: 'Off. With it, a login asks for a code of your phone beside the password: a password that another person has seen is then not enough.',
    id: 'Tidak aktif. Jika diaktifkan, Anda juga memasukkan kode dari ponsel saat masuk, sehingga orang yang mengetahui kata sandi Anda tetap tidak dapat masuk.',
  },
  onText: {
    en: 'On since {{time}}. A login asks for a code of your authenticator app.',
    id: 'Aktif sejak {{time}}. Saat masuk, Anda diminta memasukkan kode dari aplikasi autentikator.',
  },
  codesLeft_one: { en: '{{count}} recovery code is left.' },
  codesLeft_other: { en: '{{count}} recovery codes are left.', id: 'Tersisa {{count}} kode pemulihan.' },
  turnOn: { en: 'Turn on', id: 'Aktifkan' },
  turnOff: { en: 'Turn off', id: 'Nonaktifkan' },
  newCodes: { en: 'New recovery codes', id: 'Buat kode pemulihan baru' },

  setUpTitle: { en: 'Turn the second factor on', id: 'Aktifkan verifikasi dua langkah' },
  passwordFirst: {
    en: 'Your password first, so that no one else does this at your screen.',
    id: 'Masukkan kata sandi Anda terlebih dahulu, supaya tidak ada orang lain yang melakukannya dari layar Anda.',
  },
  scan: {
    en: 'Scan this with an authenticator app on your phone, such as Aegis, 2FAS or Google Authenticator.',
    id: 'Pindai kode ini dengan aplikasi autentikator di ponsel Anda, misalnya Aegis, 2FAS, atau Google Authenticator.',
  },
  qrCode: { en: 'QR code for the authenticator app', id: 'Kode QR untuk aplikasi autentikator' },
  byHand: { en: 'Or type this key into the app:', id: 'Atau ketik kunci ini di aplikasi:' },
  codeShown: { en: 'The code that the app shows', id: 'Kode yang tampil di aplikasi' },
  isOn: { en: 'The second factor is on.', id: 'Verifikasi dua langkah sudah aktif.' },

  codesTitle: { en: 'Your recovery codes', id: 'Kode pemulihan Anda' },
  codesOnce: {
    en: 'Each of them logs you in once when your phone is not at hand. They are not shown again: keep them where no one else finds them.',
    id: 'Setiap kode dapat dipakai sekali untuk masuk saat ponsel Anda tidak ada. Kode ini tidak akan ditampilkan lagi, jadi simpan di tempat yang aman.',
  },
  codesOf: {
    en: 'Recovery codes of {{login}} for {{address}}',
    id: 'Kode pemulihan {{login}} untuk {{address}}',
  },
  copy: { en: 'Copy', id: 'Salin' },
  copied: { en: 'Copied', id: 'Tersalin' },
  download: { en: 'Download', id: 'Unduh' },
  print: { en: 'Print', id: 'Cetak' },
  kept: { en: 'I have kept them', id: 'Sudah saya simpan' },

  turnOffTitle: { en: 'Turn the second factor off?', id: 'Nonaktifkan verifikasi dua langkah?' },
  turnOffText: {
    en: 'From then on the password alone logs you in.',
    id: 'Setelah itu, kata sandi saja sudah cukup untuk masuk.',
  },
  isOff: { en: 'The second factor is off.', id: 'Verifikasi dua langkah sudah dinonaktifkan.' },
  newCodesText: {
    en: 'The recovery codes that you have now will no longer work.',
    id: 'Kode pemulihan yang Anda miliki sekarang tidak akan berlaku lagi.',
  },
  makeCodes: { en: 'Make new codes', id: 'Buat kode baru' },
});
