import { words } from '../../platform/i18n/words.ts';

/** Texts of the sound check. */
export const soundWords = words({
  soundTitle: { en: 'Sound check', id: 'Periksa suara' },
  soundText: {
    en: 'Put on your headphones and play the test sound. It is no recording of the examination.',
    id: 'Pasang headphone, lalu putar suara uji. Suara ini bukan rekaman ujian.',
  },
  playTest: { en: 'Play the test sound', id: 'Putar suara uji' },
  playTestAgain: { en: 'Play it again', id: 'Putar lagi' },
  testPlaying: { en: 'The test sound is playing…', id: 'Suara uji diputar…' },
  didYouHear: { en: 'Did you hear it?', id: 'Apakah terdengar?' },
  heard: { en: 'Yes, I heard it', id: 'Ya, terdengar' },
  notHeard: { en: 'No', id: 'Tidak' },
  soundGood: { en: 'Good. Your sound works.', id: 'Baik. Suara Anda berfungsi.' },
  soundHelp: { en: 'Try this, then play it again:', id: 'Coba ini, lalu putar lagi:' },
  helpVolume: {
    en: 'Turn the volume up, and the silent mode of the phone off.',
    id: 'Naikkan volume dan matikan mode senyap ponsel.',
  },
  helpPlug: {
    en: 'Pull the headphones out and put them in again, or reconnect them.',
    id: 'Cabut headphone lalu pasang lagi, atau sambungkan ulang.',
  },
  helpPerson: {
    en: 'Still nothing? Tell the person in charge before you press Play.',
    id: 'Masih tidak terdengar? Beri tahu pengawas sebelum menekan Putar.',
  },
  noSound: {
    en: 'This device could not make the sound. Tell the person in charge before you press Play.',
    id: 'Perangkat ini tidak dapat membunyikan suara. Beri tahu pengawas sebelum menekan Putar.',
  },
});
