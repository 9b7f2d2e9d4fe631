import { words } from './words.ts';

/** Messages for admins who monitor attempts: results of their actions, and reasons for rejections. */
export const attemptMessagesWords = words({
  attemptStillRunning: {
    default: 'This attempt is still running.',
    en: 'This attempt is still running.',
    id: 'Pengerjaan ini masih berlangsung.',
  },
  attemptOver: {
    default: 'This attempt is over. It can be opened again instead.',
    en: 'This attempt is over. It can be opened again instead.',
    id: 'Pengerjaan ini sudah berakhir. Pengerjaan dapat dibuka kembali.',
  },
  newerAttempt: {
    default: 'The student has begun a newer attempt at this examination.',
    en: 'The student has begun a newer attempt at this examination.',
    id: 'Siswa sudah memulai pengerjaan yang lebih baru untuk ujian ini.',
  },
  noLateAnswers: {
    default: 'There are no late answers to decide on.',
    en: 'There are no late answers to decide on.',
    id: 'Tidak ada jawaban terlambat yang perlu diputuskan.',
  },
  lateReason: {
    default: 'Give a reason: the student may have seen the result before the answers arrived.',
    en: 'Give a reason: the student may have seen the result before the answers arrived.',
    id: 'Tulis alasannya: siswa mungkin sudah melihat hasilnya sebelum jawaban itu tiba.',
  },
  attemptExtended: {
    default: 'The attempt has more time.',
    en: 'The attempt has more time.',
    id: 'Waktu pengerjaan sudah ditambah.',
  },
  attemptsExtended: {
    default: 'All running attempts have more time.',
    en: 'All running attempts have more time.',
    id: 'Waktu semua pengerjaan yang berlangsung sudah ditambah.',
  },
  attemptReopened: {
    default: 'The attempt is open again.',
    en: 'The attempt is open again.',
    id: 'Pengerjaan sudah dibuka kembali.',
  },
  lateCounted: {
    default: 'The late answers count now.',
    en: 'The late answers count now.',
    id: 'Jawaban terlambat sekarang dihitung.',
  },
  lateIgnored: {
    default: 'The late answers do not count.',
    en: 'The late answers do not count.',
    id: 'Jawaban terlambat tidak dihitung.',
  },
  copyRead: {
    default: 'The copy has been read in.',
    en: 'The copy has been read in.',
    id: 'Salinan sudah dibaca.',
  },
  chooseAFile: {
    default: 'Choose a file.',
    en: 'Choose a file.',
    id: 'Pilih file.',
  },
  noCopy: {
    default: 'This file is not a copy of answers.',
    en: 'This file is not a copy of answers.',
    id: 'File ini bukan salinan jawaban.',
  },
  copyOfAttempt: {
    default: 'This copy belongs to another attempt.',
    en: 'This copy belongs to another attempt.',
    id: 'Salinan ini milik pengerjaan lain.',
  },
  copyOfStudent: {
    default: 'This copy belongs to another student.',
    en: 'This copy belongs to another student.',
    id: 'Salinan ini milik siswa lain.',
  },
});
