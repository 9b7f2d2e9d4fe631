import { words } from './words.ts';

/** Rejections that only the pages of results and of the leaderboard can get. */
export const resultMessagesWords = words({
  leaderboardOff: {
    default: 'The leaderboard is switched off.',
    en: 'The leaderboard is switched off.',
    id: 'Papan peringkat sedang dimatikan.',
  },
  noResult: {
    default: 'You have no result for this examination.',
    en: 'You have no result for this examination.',
    id: 'Anda belum memiliki hasil untuk ujian ini.',
  },
  resultsNotReleased: {
    default: 'The results of this examination have not been released yet.',
    en: 'The results of this examination have not been released yet.',
    id: 'Hasil ujian ini belum diumumkan.',
  },
  takingAgain: {
    default: 'You are taking this examination again. Its result is shown after that.',
    en: 'You are taking this examination again. Its result is shown after that.',
    id: 'Kamu sedang mengerjakan ujian ini lagi. Hasilnya ditampilkan sesudahnya.',
  },
});
