import { words } from '../../platform/i18n/words.ts';

/** Texts of the saving status. */
export const savingWords = words({
  allSaved: { en: 'All answers saved', id: 'Semua jawaban tersimpan' },
  saving: { en: 'Saving…', id: 'Menyimpan…' },
  waiting_one: { en: '{{count}} waiting' },
  waiting_other: { en: '{{count}} waiting', id: '{{count}} menunggu' },
  failed_one: { en: '{{count}} answer not accepted' },
  failed_other: { en: '{{count}} answers not accepted', id: '{{count}} jawaban tidak diterima' },
  connectionLost: { en: 'No connection since {{time}}.', id: 'Tidak ada koneksi sejak {{time}}.' },
  keptHere: {
    en: 'Go on working, it is kept on this device.',
    id: 'Lanjutkan saja, jawaban disimpan di perangkat ini.',
  },
  storageFailed: {
    en: 'This device cannot keep a copy. Keep the page open until all is saved.',
    id: 'Perangkat ini tidak dapat menyimpan salinan. Jangan tutup halaman sampai semua tersimpan.',
  },
  notLoggedIn: {
    en: 'Not logged in: your answers are kept on this device and sent when you log in.',
    id: 'Belum masuk: jawaban disimpan di perangkat ini dan dikirim setelah Anda masuk.',
  },
});
