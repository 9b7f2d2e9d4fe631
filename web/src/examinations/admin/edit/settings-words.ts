import { words } from '../../../platform/i18n/words.ts';

export const examinationSettingsWords = words({
  settings: { en: 'Settings', id: 'Pengaturan' },
  attempts_one: { en: '{{count}} attempt' },
  attempts_other: { en: '{{count}} attempts', id: '{{count}} kesempatan' },
  firstForwardOnly: { en: 'No going back in the first section', id: 'Tidak bisa kembali di bagian pertama' },
  forwardOnlyIn: { en: 'No going back in {{sections}}', id: 'Tidak bisa kembali di {{sections}}' },
  mayGoBack: { en: 'Going back is allowed', id: 'Siswa bisa kembali ke soal sebelumnya' },
  publishingTitle: { en: 'Publishing', id: 'Penerbitan' },
  publishingManual: { en: 'When I press Publish', id: 'Saat saya menekan Terbitkan' },
  publishingAutomatic: { en: 'Automatically', id: 'Secara otomatis' },
  publishingHint_manual: {
    en: 'Students see the exam, and later changes, once you press Publish.',
    id: 'Siswa baru melihat ujian ini, dan perubahannya, setelah Anda menekan Terbitkan.',
    default: 'Students see the examination, and later changes, once you press Publish.',
  },
  publishingHint_automatic: {
    en: 'Students see the exam as soon as one question is complete, and every saved change at once. Incomplete questions are left out.',
    id: 'Siswa melihat ujian ini begitu satu soal lengkap, dan setiap perubahan begitu disimpan. Soal yang belum lengkap tidak ditampilkan.',
    default:
      'Students see the examination as soon as one question is complete, and every saved change at once. Incomplete questions are left out.',
  },
  publishNowTitle: {
    en: 'Publish automatically from now on?',
    id: 'Terbitkan secara otomatis mulai sekarang?',
  },
  publishNowText: {
    en: 'Saving publishes every complete question of this exam at once.',
    id: 'Saat disimpan, semua soal yang lengkap pada ujian ini langsung diterbitkan.',
    default: 'Saving publishes every complete question of this examination at once.',
  },
  publishNowConfirm: { en: 'Save and publish', id: 'Simpan dan terbitkan' },
  whoTitle: { en: 'Who may take it', id: 'Siapa yang boleh mengikuti' },
  everyone: { en: 'All students', id: 'Semua siswa' },
  someClasses: { en: 'Chosen classes', id: 'Kelas tertentu' },
  classes: { en: 'Classes', id: 'Kelas' },
  classesHint: {
    en: 'Choose from the list. The page Classes adds new ones.',
    id: 'Pilih dari daftar. Kelas baru ditambahkan di halaman Kelas.',
  },
  classesHintOfTeacher: {
    en: 'Choose from your classes. Left empty, the exam is for all of them.',
    id: 'Pilih dari kelas Anda. Jika dikosongkan, ujian ini untuk semua kelas Anda.',
  },
  noSuchClass: { en: 'No such class', id: 'Kelas tidak ditemukan' },
  whenTitle: { en: 'When it is open', id: 'Kapan dibuka' },
  always: { en: 'Always', id: 'Selalu' },
  inWindow: { en: 'Within a window', id: 'Dalam rentang waktu' },
  opensAt: { en: 'Opens at', id: 'Dibuka pada' },
  closesAt: { en: 'Closes at', id: 'Ditutup pada' },
  noTime: { en: 'No limit', id: 'Tanpa batas' },
  zone: { en: 'Time zone of the school: {{zone}}.', id: 'Zona waktu sekolah: {{zone}}.' },
  windowHint: {
    en: 'Exams in progress also end at the closing time. If you change it later, exams already in progress keep their old end.',
    id: 'Waktu tutup juga mengakhiri ujian yang sudah dimulai; bila diubah kemudian, yang sedang berjalan tidak berubah.',
  },
  attemptsAllowed: { en: 'Attempts for each student', id: 'Kesempatan tiap siswa' },
  decimalSign: { en: 'Decimal sign of answers', id: 'Tanda desimal jawaban' },
  decimalComma: { en: 'Comma: 3,5', id: 'Koma: 3,5' },
  decimalPoint: { en: 'Point: 3.5', id: 'Titik: 3.5' },
  decimalSignHint: {
    en: 'So typed numbers are read: with a comma, 1.250 is one thousand two hundred and fifty.',
    id: 'Begini angka yang diketik siswa dibaca: dengan koma, 1.250 adalah seribu dua ratus lima puluh.',
  },
  negativeTotal: { en: 'The score may be below 0', id: 'Nilai akhir boleh di bawah 0' },
  negativeTotalHint: {
    en: 'Only with points for wrong answers. Otherwise the lowest score is 0.',
    id: 'Hanya jika jawaban salah mengurangi nilai. Jika tidak, nilai terendah 0.',
  },
  shuffleQuestions: { en: 'Shuffle questions', id: 'Acak soal' },
  shuffleQuestionsHint: {
    en: 'Each student gets the questions of a section in another order. Questions on one passage stay together.',
    id: 'Urutan soal dalam bagian berbeda untuk tiap siswa. Soal dengan bacaan yang sama tetap bersama.',
  },
  shuffleOptions: { en: 'Shuffle options', id: 'Acak pilihan' },
  shuffleOptionsHint: {
    en: 'Each student gets the options in another order.',
    id: 'Urutan pilihan berbeda untuk tiap siswa.',
  },
  resultsTitle: { en: 'Results', id: 'Hasil' },
  resultsAtOnce: { en: 'At once', id: 'Langsung' },
  resultsAtTime: { en: 'At a time', id: 'Pada waktu tertentu' },
  resultsByHand: { en: 'By hand', id: 'Secara manual' },
  resultsAtOnceHint: {
    en: 'A student sees the result as soon as they submit.',
    id: 'Siswa melihat hasilnya begitu mengumpulkan.',
  },
  resultsBetweenAttempts: {
    en: 'With more than one attempt, each shows which answers were right, for the next one. That suits practice; where the result counts, release results later.',
    id: 'Dengan lebih dari satu kesempatan, tiap pengerjaan menunjukkan jawaban mana yang benar untuk pengerjaan berikutnya. Ini cocok untuk latihan; bila nilainya diperhitungkan, umumkan hasil belakangan.',
  },
  resultsWhileWriting: {
    en: 'A student may still be writing then, for example with extra time: they can see or hear what was right.',
    id: 'Saat itu mungkin masih ada yang mengerjakan, misalnya dengan waktu tambahan: mereka bisa melihat atau mendengar jawaban yang benar.',
  },
  resultsOut: {
    en: 'The results are out: who takes it from now on sees theirs at once, and can tell others.',
    id: 'Hasilnya sudah diumumkan: yang mengerjakan mulai sekarang langsung melihat hasilnya, dan bisa memberi tahu yang lain.',
  },
  resultsByHandHint: {
    en: 'Students wait until you press ‘Release results’. Who takes it after that sees theirs at once.',
    id: 'Siswa menunggu sampai Anda menekan ‘Umumkan hasil’. Yang mengerjakan sesudahnya langsung melihat hasilnya.',
  },
  resultsAt: { en: 'Results at', id: 'Hasil diumumkan pada' },
});
