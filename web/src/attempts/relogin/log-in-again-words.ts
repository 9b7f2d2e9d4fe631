import { words } from '../../platform/i18n/words.ts';

/** Texts of the dialog for logging in again. */
export const logInAgainWords = words({
  title: { en: 'Please log in again', id: 'Silakan masuk lagi' },
  text: {
    en: 'Your session has ended. Everything is kept on this device, and the examination goes on when you have logged in.',
    id: 'Sesi Anda sudah berakhir. Semua jawaban tetap ada di perangkat ini, dan ujian dilanjutkan setelah Anda masuk.',
  },
  later: { en: 'Go on and log in later', id: 'Lanjutkan, masuk nanti' },
  otherAccount: {
    en: 'This examination is being taken with another account. Log in with that one.',
    id: 'Ujian ini dikerjakan dengan akun lain. Masuk dengan akun tersebut.',
  },
});
