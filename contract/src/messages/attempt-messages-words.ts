import { words } from './words.ts';

/** Messages for admins who monitor attempts: results of their actions, and reasons for rejections. */
export const attemptMessagesWords = words({
  attempt_over: {
    en: 'This attempt is over. It can be opened again instead.',
    id: 'Pengerjaan ini sudah berakhir. Pengerjaan dapat dibuka kembali.',
  },
  too_little_time: {
    en: 'Less time is left than you want to take back.',
    id: 'Sisa waktunya lebih sedikit daripada yang ingin diambil kembali.',
  },
  section_not_over: {
    en: 'This section has not ended yet.',
    id: 'Bagian ini belum berakhir.',
  },
  nothing_played: {
    en: 'This recording has not been played.',
    id: 'Rekaman ini belum pernah diputar.',
  },
  no_late_answers: {
    en: 'There are no late answers to decide on.',
    id: 'Tidak ada jawaban terlambat yang perlu diputuskan.',
  },
  late_reason: {
    en: 'Give a reason: the student may have seen the result before the answers arrived.',
    id: 'Tulis alasannya: siswa mungkin sudah melihat hasilnya sebelum jawaban itu tiba.',
  },
  no_file: { en: 'Choose a file.', id: 'Pilih file.' },
  not_a_copy: { en: 'This file is not a copy of answers.', id: 'File ini bukan salinan jawaban.' },
  copy_of_attempt: { en: 'This copy belongs to another attempt.', id: 'Salinan ini milik pengerjaan lain.' },
  copy_of_student: { en: 'This copy belongs to another student.', id: 'Salinan ini milik siswa lain.' },
});
