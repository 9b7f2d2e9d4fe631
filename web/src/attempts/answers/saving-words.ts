import { words } from '../../platform/i18n/words.ts';

/** Texts of the saving status. */
export const savingWords = words({
  allSaved: { default: 'All answers saved', en: 'All answers saved', id: 'Semua jawaban tersimpan' },
  saving: { default: 'Saving…', en: 'Saving…', id: 'Menyimpan…' },
  waiting_one: { default: '{{count}} waiting', en: '{{count}} waiting', id: '{{count}} menunggu' },
  waiting_other: { default: '{{count}} waiting', en: '{{count}} waiting', id: '{{count}} menunggu' },
  failed_one: {
    default: '{{count}} answer not accepted',
    en: '{{count}} answer not accepted',
    id: '{{count}} jawaban tidak diterima',
  },
  failed_other: {
    default: '{{count}} answers not accepted',
    en: '{{count}} answers not accepted',
    id: '{{count}} jawaban tidak diterima',
  },
  connectionLost: {
    default: 'No connection since {{time}}.',
    en: 'No connection since {{time}}.',
    id: 'Tidak ada koneksi sejak {{time}}.',
  },
  keptHere: {
    default: 'Go on working, it is kept on this device.',
    en: 'Go on working, it is kept on this device.',
    id: 'Lanjutkan saja, jawaban disimpan di perangkat ini.',
  },
  storageFailed: {
    default: 'This device cannot keep a copy. Keep the page open until all is saved.',
    en: 'This device cannot keep a copy. Keep the page open until all is saved.',
    id: 'Perangkat ini tidak dapat menyimpan salinan. Jangan tutup halaman sampai semua tersimpan.',
  },
  notLoggedIn: {
    default: 'Not logged in: your answers are kept on this device and sent when you log in.',
    en: 'Not logged in: your answers are kept on this device and sent when you log in.',
    id: 'Belum masuk: jawaban disimpan di perangkat ini dan dikirim setelah Anda masuk.',
  },
});
