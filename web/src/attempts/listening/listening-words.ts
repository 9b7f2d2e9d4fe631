import { words } from '../../platform/i18n/words.ts';

/** Texts of a recording. */
export const listeningWords = words({
  recording: { en: 'Recording', id: 'Rekaman' },
  play: { en: 'Play', id: 'Putar' },
  checkSound: { en: 'Check the sound', id: 'Periksa suara' },
  goOn: { en: 'Go on', id: 'Lanjutkan' },
  continueAt: { en: 'Continue at {{time}}', id: 'Lanjutkan dari {{time}}' },
  cutOff: {
    en: 'The recording was cut off. It goes on where it stopped, as the same play.',
    id: 'Rekaman terputus. Rekaman dilanjutkan dari titik itu dan tetap dihitung sekali putar.',
  },
  playOnce: {
    en: 'You can play it once. Put on your headphones first.',
    id: 'Hanya dapat diputar sekali. Pasang headphone terlebih dahulu.',
  },
  playsLeft_one: { en: '{{count}} play left' },
  playsLeft_other: { en: '{{count}} plays left', id: 'Sisa {{count}} kali putar' },
  fetching: { en: 'Getting the recording ready', id: 'Menyiapkan rekaman' },
  fetchFailed: {
    en: 'The recording could not be fetched. No play was used.',
    id: 'Rekaman tidak dapat diambil. Kesempatan putar tidak berkurang.',
  },
  starting: { en: 'Starting', id: 'Memulai' },
  playing: { en: 'Playing', id: 'Sedang diputar' },
  interrupted: {
    en: 'The device stopped the recording. It goes on where it stopped.',
    id: 'Perangkat menghentikan rekaman. Rekaman dilanjutkan dari titik itu.',
  },
  countFailed: {
    en: 'No connection to the server. Press again: it counts as one play only.',
    id: 'Tidak ada koneksi ke server. Tekan lagi: tetap dihitung sekali putar.',
  },
  blocked: {
    en: 'The device would not start the sound. Press again: no extra play is used.',
    id: 'Perangkat tidak mau memulai suara. Tekan lagi: kesempatan putar tidak berkurang.',
  },
  played: { en: 'This recording has been played.', id: 'Rekaman ini sudah diputar.' },
});
