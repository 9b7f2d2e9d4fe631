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
    default: 'There are no late answers to count.',
    en: 'There are no late answers to count.',
    id: 'Tidak ada jawaban terlambat yang dapat dihitung.',
  },
  moreLateAnswers: {
    default: 'More late answers have come since. Please look at them once more.',
    en: 'More late answers have come since. Please look at them once more.',
    id: 'Sementara itu jawaban terlambat bertambah. Silakan periksa sekali lagi.',
  },
  chosenTooLate: {
    default: 'None of the late answers was chosen in time.',
    en: 'None of the late answers was chosen in time.',
    id: 'Tidak ada jawaban terlambat yang dipilih sebelum waktu habis.',
  },
  cameTooLate: {
    default: 'The answers came later than the examination allows.',
    en: 'The answers came later than the examination allows.',
    id: 'Jawaban datang lebih lambat daripada yang diizinkan ujian ini.',
  },
  cameAfterResult: {
    default: 'The answers came when the student could already see the result.',
    en: 'The answers came when the student could already see the result.',
    id: 'Jawaban datang ketika siswa sudah dapat melihat hasilnya.',
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
  foreignCopy: {
    default: 'This copy was made for another server.',
    en: 'This copy was made for another server.',
    id: 'Salinan ini dibuat untuk server lain.',
  },
  damagedCopy: {
    default: 'This copy is damaged and cannot be read.',
    en: 'This copy is damaged and cannot be read.',
    id: 'Salinan ini rusak dan tidak dapat dibaca.',
  },
});
