import { words } from '../i18n/words.ts';

export const draftsWords = words({
  kept: {
    default: 'We kept what you had typed.',
    en: 'We kept what you had typed.',
    id: 'Isian Anda yang tadi masih ada.',
  },
  outdated: {
    default: 'It was saved differently since then: Save puts yours in its place.',
    en: 'It was saved differently since then: Save puts yours in its place.',
    id: 'Sejak itu ada perubahan yang disimpan: tombol Simpan akan menggantinya dengan isian Anda.',
  },
  files_one: {
    default: 'Please choose the file again: {{names}}.',
    en: 'Please choose the file again: {{names}}.',
    id: 'Pilih lagi berkasnya: {{names}}.',
  },
  files_other: {
    default: 'Please choose the files again: {{names}}.',
    en: 'Please choose the files again: {{names}}.',
    id: 'Pilih lagi berkas-berkasnya: {{names}}.',
  },
  discard: { default: 'Discard', en: 'Discard', id: 'Buang' },
  discarded: { default: 'Discarded.', en: 'Discarded.', id: 'Isian tadi dibuang.' },
  putBack: { default: 'Put it back', en: 'Put it back', id: 'Kembalikan' },
  leaveText: {
    default: 'What you entered is not saved yet. It waits on this device until you log out.',
    en: 'What you entered is not saved yet. It waits on this device until you log out.',
    id: 'Isian Anda belum disimpan. Isian itu tetap ada di perangkat ini sampai Anda keluar.',
  },
});
