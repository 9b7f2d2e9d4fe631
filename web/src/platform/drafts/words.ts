import { words } from '../i18n/words.ts';

export const draftsWords = words({
  kept: { en: 'We kept what you had typed.', id: 'Isian Anda yang tadi masih ada.' },
  outdated: {
    en: 'It was saved differently since then: Save puts yours in its place.',
    id: 'Sejak itu ada perubahan yang disimpan: tombol Simpan akan menggantinya dengan isian Anda.',
  },
  files_one: { en: 'Please choose the file again: {{names}}.' },
  files_other: {
    en: 'Please choose the files again: {{names}}.',
    id: 'Pilih lagi berkasnya: {{names}}.',
  },
  discard: { en: 'Discard', id: 'Buang' },
  discarded: { en: 'Discarded.', id: 'Isian tadi dibuang.' },
  putBack: { en: 'Put it back', id: 'Kembalikan' },
  leaveText: {
    en: 'What you entered is not saved yet. It waits on this device until you log out.',
    id: 'Isian Anda belum disimpan. Isian itu tetap ada di perangkat ini sampai Anda keluar.',
  },
});
