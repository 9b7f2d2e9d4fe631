import { words } from '../../platform/i18n/words.ts';

/** Texts of the sound check. */
export const soundWords = words({
  soundTitle: { default: 'Sound check', en: 'Sound check', id: 'Periksa suara' },
  soundText: {
    default: 'Put on your headphones and play the test sound. It is no recording of the examination.',
    en: 'Put on your headphones and play the test sound. It is no recording of the examination.',
    id: 'Pasang headphone, lalu putar suara uji. Suara ini bukan rekaman ujian.',
  },
  playTest: { default: 'Play the test sound', en: 'Play the test sound', id: 'Putar suara uji' },
  playTestAgain: { default: 'Play it again', en: 'Play it again', id: 'Putar lagi' },
  testPlaying: {
    default: 'The test sound is playing…',
    en: 'The test sound is playing…',
    id: 'Suara uji diputar…',
  },
  didYouHear: { default: 'Did you hear it?', en: 'Did you hear it?', id: 'Apakah terdengar?' },
  heard: { default: 'Yes, I heard it', en: 'Yes, I heard it', id: 'Ya, terdengar' },
  notHeard: { default: 'No', en: 'No', id: 'Tidak' },
  soundGood: {
    default: 'Good. Your sound works.',
    en: 'Good. Your sound works.',
    id: 'Baik. Suara Anda berfungsi.',
  },
  soundHelp: {
    default: 'Try this, then play it again:',
    en: 'Try this, then play it again:',
    id: 'Coba ini, lalu putar lagi:',
  },
  helpVolume: {
    default: 'Turn the volume up, and the silent mode of the phone off.',
    en: 'Turn the volume up, and the silent mode of the phone off.',
    id: 'Naikkan volume dan matikan mode senyap ponsel.',
  },
  helpPlug: {
    default: 'Pull the headphones out and put them in again, or reconnect them.',
    en: 'Pull the headphones out and put them in again, or reconnect them.',
    id: 'Cabut headphone lalu pasang lagi, atau sambungkan ulang.',
  },
  helpPerson: {
    default: 'Still nothing? Tell the person in charge before you press Play.',
    en: 'Still nothing? Tell the person in charge before you press Play.',
    id: 'Masih tidak terdengar? Beri tahu pengawas sebelum menekan Putar.',
  },
  noSound: {
    default: 'This device could not make the sound. Tell the person in charge before you press Play.',
    en: 'This device could not make the sound. Tell the person in charge before you press Play.',
    id: 'Perangkat ini tidak dapat membunyikan suara. Beri tahu pengawas sebelum menekan Putar.',
  },
});
