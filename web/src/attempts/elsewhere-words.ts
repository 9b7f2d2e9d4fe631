import { words } from '../i18n/words.ts';

/** Another tab, another device, another login. */
export const elsewhereWords = words({
  otherTab: {
    default: 'The examination is open in another tab',
    en: 'The examination is open in another tab',
    id: 'Ujian terbuka di tab lain',
  },
  otherTabText: {
    default: 'Only one tab at a time can answer. Continue here, and the other one stops; nothing is lost.',
    en: 'Only one tab at a time can answer. Continue here, and the other one stops; nothing is lost.',
    id: 'Hanya satu tab yang dapat menjawab. Lanjutkan di sini, dan tab lain berhenti; tidak ada yang hilang.',
  },
  otherDevice: {
    default: 'The examination is open on another device',
    en: 'The examination is open on another device',
    id: 'Ujian terbuka di perangkat lain',
  },
  otherDeviceText: {
    default: 'Only one device at a time can answer. Continue here, and the other one stops; nothing is lost.',
    en: 'Only one device at a time can answer. Continue here, and the other one stops; nothing is lost.',
    id: 'Hanya satu perangkat yang dapat menjawab. Lanjutkan di sini, dan perangkat lain berhenti; tidak ada yang hilang.',
  },
  handingOver_one: {
    default: '{{count}} answer from here is still being sent.',
    en: '{{count}} answer from here is still being sent.',
    id: '{{count}} jawaban dari sini masih dikirim.',
  },
  handingOver_other: {
    default: '{{count}} answers from here are still being sent.',
    en: '{{count}} answers from here are still being sent.',
    id: '{{count}} jawaban dari sini masih dikirim.',
  },
  continueHere: {
    default: 'Continue here',
    en: 'Continue here',
    id: 'Lanjutkan di sini',
  },
  logInAgain: {
    default: 'Please log in again',
    en: 'Please log in again',
    id: 'Silakan masuk lagi',
  },
  logInAgainText: {
    default:
      'Your session has ended. Everything is kept on this device, and the examination goes on when you have logged in.',
    en: 'Your session has ended. Everything is kept on this device, and the examination goes on when you have logged in.',
    id: 'Sesi Anda sudah berakhir. Semua jawaban tetap ada di perangkat ini, dan ujian dilanjutkan setelah Anda masuk.',
  },
  logInLater: {
    default: 'Go on and log in later',
    en: 'Go on and log in later',
    id: 'Lanjutkan, masuk nanti',
  },
  notLoggedIn: {
    default: 'Not logged in: your answers are kept on this device and sent when you log in.',
    en: 'Not logged in: your answers are kept on this device and sent when you log in.',
    id: 'Belum masuk: jawaban disimpan di perangkat ini dan dikirim setelah Anda masuk.',
  },
  otherAccount: {
    default: 'This examination is being taken with another account. Log in with that one.',
    en: 'This examination is being taken with another account. Log in with that one.',
    id: 'Ujian ini dikerjakan dengan akun lain. Masuk dengan akun tersebut.',
  },
});
