import { words } from '../../../platform/i18n/words.ts';

export const examinationSettingsWords = words({
  settings: { default: 'Settings', en: 'Settings', id: 'Pengaturan' },
  publishingTitle: { default: 'Publishing', en: 'Publishing', id: 'Penerbitan' },
  publishingManual: {
    default: 'When I press Publish',
    en: 'When I press Publish',
    id: 'Saat saya menekan Terbitkan',
  },
  publishingAutomatic: { default: 'Automatically', en: 'Automatically', id: 'Secara otomatis' },
  publishingHint_manual: {
    default: 'Students see the examination, and later changes, once you press Publish.',
    en: 'Students see the exam, and later changes, once you press Publish.',
    id: 'Siswa baru melihat ujian ini, dan perubahannya, setelah Anda menekan Terbitkan.',
  },
  publishingHint_automatic: {
    default:
      'Students see the examination as soon as one question is complete, and every saved change at once. Incomplete questions are left out.',
    en: 'Students see the exam as soon as one question is complete, and every saved change at once. Incomplete questions are left out.',
    id: 'Siswa melihat ujian ini begitu satu soal lengkap, dan setiap perubahan begitu disimpan. Soal yang belum lengkap tidak ditampilkan.',
  },
  publishNowTitle: {
    default: 'Publish automatically from now on?',
    en: 'Publish automatically from now on?',
    id: 'Terbitkan secara otomatis mulai sekarang?',
  },
  publishNowText: {
    default: 'Saving publishes every complete question of this examination at once.',
    en: 'Saving publishes every complete question of this exam at once.',
    id: 'Saat disimpan, semua soal yang lengkap pada ujian ini langsung diterbitkan.',
  },
  publishNowConfirm: { default: 'Save and publish', en: 'Save and publish', id: 'Simpan dan terbitkan' },
  whoTitle: { default: 'Who may take it', en: 'Who may take it', id: 'Siapa yang boleh mengikuti' },
  everyone: { default: 'All students', en: 'All students', id: 'Semua siswa' },
  someClasses: { default: 'Chosen classes', en: 'Chosen classes', id: 'Kelas tertentu' },
  classes: { default: 'Classes', en: 'Classes', id: 'Kelas' },
  classesHint: {
    default: 'Choose from the list, or type it as it stands with the students and press Enter.',
    en: 'Choose from the list, or type it as it stands with the students and press Enter.',
    id: 'Pilih dari daftar, atau ketik persis seperti pada data siswa lalu tekan Enter.',
  },
  whenTitle: { default: 'When it is open', en: 'When it is open', id: 'Kapan dibuka' },
  always: { default: 'Always', en: 'Always', id: 'Selalu' },
  inWindow: { default: 'Within a window', en: 'Within a window', id: 'Dalam rentang waktu' },
  opensAt: { default: 'Opens at', en: 'Opens at', id: 'Dibuka pada' },
  closesAt: { default: 'Closes at', en: 'Closes at', id: 'Ditutup pada' },
  windowHint: {
    default:
      'Time zone: {{zone}}. The closing time ends what is begun, too; changed later, it leaves what is running as it is.',
    en: 'Time zone: {{zone}}. The closing time ends what is begun, too; changed later, it leaves what is running as it is.',
    id: 'Zona waktu: {{zone}}. Waktu tutup juga mengakhiri ujian yang sudah dimulai; bila diubah kemudian, yang sedang berjalan tidak berubah.',
  },
  attemptsAllowed: {
    default: 'Attempts for each student',
    en: 'Attempts for each student',
    id: 'Kesempatan tiap siswa',
  },
  optionLimit: {
    default: 'Options for each question',
    en: 'Options for each question',
    id: 'Pilihan tiap soal',
  },
  optionLimitHint: {
    default: 'At most this many, from 3 to 10.',
    en: 'At most this many, from 3 to 10.',
    id: 'Paling banyak, antara 3 dan 10.',
  },
  shuffle: { default: 'Shuffle', en: 'Shuffle', id: 'Acak' },
  shuffleHint: {
    default: 'Each student gets questions and options in another order.',
    en: 'Each student gets questions and options in another order.',
    id: 'Urutan soal dan pilihan berbeda untuk tiap siswa.',
  },
  resultsTitle: { default: 'Results', en: 'Results', id: 'Hasil' },
  resultsAtOnce: { default: 'At once', en: 'At once', id: 'Langsung' },
  resultsAtTime: { default: 'At a time', en: 'At a time', id: 'Pada waktu tertentu' },
  resultsByHand: { default: 'By hand', en: 'By hand', id: 'Secara manual' },
  resultsAtOnceHint: {
    default: 'A student sees the result as soon as they submit.',
    en: 'A student sees the result as soon as they submit.',
    id: 'Siswa melihat hasilnya begitu mengumpulkan.',
  },
  resultsBetweenAttempts: {
    default:
      'With more than one attempt, each shows which answers were right, for the next one. That suits practice; where the result counts, release results later.',
    en: 'With more than one attempt, each shows which answers were right, for the next one. That suits practice; where the result counts, release results later.',
    id: 'Dengan lebih dari satu kesempatan, tiap pengerjaan menunjukkan jawaban mana yang benar untuk pengerjaan berikutnya. Ini cocok untuk latihan; bila nilainya diperhitungkan, umumkan hasil belakangan.',
  },
  resultsWhileWriting: {
    default:
      'A student may still be writing then, for example with extra time: they can see or hear what was right.',
    en: 'A student may still be writing then, for example with extra time: they can see or hear what was right.',
    id: 'Saat itu mungkin masih ada yang mengerjakan, misalnya dengan waktu tambahan: mereka bisa melihat atau mendengar jawaban yang benar.',
  },
  resultsOut: {
    default: 'The results are out: who takes it from now on sees theirs at once, and can tell others.',
    en: 'The results are out: who takes it from now on sees theirs at once, and can tell others.',
    id: 'Hasilnya sudah diumumkan: yang mengerjakan mulai sekarang langsung melihat hasilnya, dan bisa memberi tahu yang lain.',
  },
  resultsByHandHint: {
    default: 'Students wait until you press ‘Release results’. Who takes it after that sees theirs at once.',
    en: 'Students wait until you press ‘Release results’. Who takes it after that sees theirs at once.',
    id: 'Siswa menunggu sampai Anda menekan ‘Umumkan hasil’. Yang mengerjakan sesudahnya langsung melihat hasilnya.',
  },
  resultsAt: { default: 'Results at', en: 'Results at', id: 'Hasil diumumkan pada' },
});
