import { words } from '../../platform/i18n/words.ts';

/** Texts of the dialog for logging in again. They are loaded with it. */
const logInAgainWords = words({
  title: {
    default: 'Please log in again',
    en: 'Please log in again',
    id: 'Silakan masuk lagi',
  },
  text: {
    default:
      'Your session has ended. Everything is kept on this device, and the examination goes on when you have logged in.',
    en: 'Your session has ended. Everything is kept on this device, and the examination goes on when you have logged in.',
    id: 'Sesi Anda sudah berakhir. Semua jawaban tetap ada di perangkat ini, dan ujian dilanjutkan setelah Anda masuk.',
  },
  later: {
    default: 'Go on and log in later',
    en: 'Go on and log in later',
    id: 'Lanjutkan, masuk nanti',
  },
  otherAccount: {
    default: 'This examination is being taken with another account. Log in with that one.',
    en: 'This examination is being taken with another account. Log in with that one.',
    id: 'Ujian ini dikerjakan dengan akun lain. Masuk dengan akun tersebut.',
  },
});

export const logInAgainFeatures = { logInAgain: logInAgainWords };
