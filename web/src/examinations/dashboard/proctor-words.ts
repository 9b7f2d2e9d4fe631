import { words } from '../../platform/i18n/words.ts';

/** Texts of the home of proctors. */
export const proctorWords = words({
  none: { en: 'No sitting is assigned to you', id: 'Belum ada sesi yang ditugaskan kepada Anda' },
  noneText: {
    en: 'Once an admin assigns you a sitting, you see here who is in the room and how far each student is.',
    id: 'Setelah admin menugaskan sesi kepada Anda, di sini terlihat siapa yang hadir dan sejauh mana setiap siswa mengerjakan.',
  },
});
