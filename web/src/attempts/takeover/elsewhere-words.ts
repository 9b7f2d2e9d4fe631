import { words } from '../../platform/i18n/words.ts';

/** Texts of the notice that another tab or device has the examination. */
export const elsewhereWords = words({
  otherTab: { en: 'The exam is open in another tab', id: 'Ujian terbuka di tab lain' },
  otherTabText: {
    en: 'Only one tab at a time can answer. Continue here, and the other one stops; nothing is lost.',
    id: 'Hanya satu tab yang dapat menjawab. Lanjutkan di sini, dan tab lain berhenti; tidak ada yang hilang.',
  },
  otherDevice: { en: 'The exam is open on another device', id: 'Ujian terbuka di perangkat lain' },
  otherDeviceText: {
    en: 'You can only answer on one device. Continue here? The other one will stop, and nothing is lost.',
    id: 'Hanya satu perangkat yang dapat menjawab. Lanjutkan di sini? Perangkat lain berhenti, dan tidak ada yang hilang.',
  },
  takenOver: {
    en: 'You are now working on another device',
    id: 'Anda sekarang mengerjakan di perangkat lain',
  },
  takenOverText: {
    en: 'Not you? Tell your supervisor.',
    id: 'Bukan Anda? Beri tahu pengawas.',
  },
  handingOver_one: {
    en: '{{count}} answer from here is still being sent.',
  },
  handingOver_other: {
    en: '{{count}} answers from here are still being sent.',
    id: '{{count}} jawaban dari sini masih dikirim.',
  },
  continueHere: { en: 'Continue here', id: 'Lanjutkan di sini' },
});
