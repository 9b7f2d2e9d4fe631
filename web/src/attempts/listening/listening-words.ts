import { words } from '../../platform/i18n/words.ts';

/** Texts of a recording. */
export const listeningWords = words({
  recording: { default: 'Recording', en: 'Recording', id: 'Rekaman' },
  play: { default: 'Play', en: 'Play', id: 'Putar' },
  soundOffer: {
    default: 'A recording comes next. Check your sound first: it uses no play.',
    en: 'A recording comes next. Check your sound first: it uses no play.',
    id: 'Sebentar lagi ada rekaman. Periksa suara dulu: kesempatan putar tidak berkurang.',
  },
  checkSound: { default: 'Check the sound', en: 'Check the sound', id: 'Periksa suara' },
  goOn: { default: 'Go on', en: 'Go on', id: 'Lanjutkan' },
  playOnce: {
    default: 'You can play it once. Put on your headphones first.',
    en: 'You can play it once. Put on your headphones first.',
    id: 'Hanya dapat diputar sekali. Pasang headphone terlebih dahulu.',
  },
  playsLeft_one: {
    default: '{{count}} play left',
    en: '{{count}} play left',
    id: 'Sisa {{count}} kali putar',
  },
  playsLeft_other: {
    default: '{{count}} plays left',
    en: '{{count}} plays left',
    id: 'Sisa {{count}} kali putar',
  },
  fetching: {
    default: 'Getting the recording ready',
    en: 'Getting the recording ready',
    id: 'Menyiapkan rekaman',
  },
  fetchFailed: {
    default: 'The recording could not be fetched. No play was used.',
    en: 'The recording could not be fetched. No play was used.',
    id: 'Rekaman tidak dapat diambil. Kesempatan putar tidak berkurang.',
  },
  starting: { default: 'Starting', en: 'Starting', id: 'Memulai' },
  playing: { default: 'Playing', en: 'Playing', id: 'Sedang diputar' },
  interrupted: {
    default: 'The device stopped the recording. It goes on where it stopped.',
    en: 'The device stopped the recording. It goes on where it stopped.',
    id: 'Perangkat menghentikan rekaman. Rekaman dilanjutkan dari titik itu.',
  },
  countFailed: {
    default: 'No connection to the server. Press again: it counts as one play only.',
    en: 'No connection to the server. Press again: it counts as one play only.',
    id: 'Tidak ada koneksi ke server. Tekan lagi: tetap dihitung sekali putar.',
  },
  blocked: {
    default: 'The device would not start the sound. Press again: no extra play is used.',
    en: 'The device would not start the sound. Press again: no extra play is used.',
    id: 'Perangkat tidak mau memulai suara. Tekan lagi: kesempatan putar tidak berkurang.',
  },
  played: {
    default: 'This recording has been played.',
    en: 'This recording has been played.',
    id: 'Rekaman ini sudah diputar.',
  },
});
