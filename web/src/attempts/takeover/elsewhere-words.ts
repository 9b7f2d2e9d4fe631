import { words } from '../../platform/i18n/words.ts';

/** Texts of the notice that another tab or device has the examination. They are loaded with it. */
const elsewhereWords = words({
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
});

export const elsewhereFeatures = { examElsewhere: elsewhereWords };
