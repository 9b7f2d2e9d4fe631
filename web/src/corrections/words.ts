import { words } from '../platform/i18n/words.ts';

export const correctionsWords = words({
  correct: { en: 'Correct the key', id: 'Perbaiki kunci jawaban' },

  // Form
  lead: {
    en: 'For those who have already taken this examination. You see first whose score changes.',
    id: 'Untuk siswa yang sudah mengerjakan ujian ini. Perubahan nilai ditampilkan lebih dahulu.',
  },
  corrected: { en: 'Last corrected on {{time}}.', id: 'Terakhir diperbaiki pada {{time}}.' },
  what: { en: 'What do you correct?', id: 'Apa yang diperbaiki?' },
  kind_key: { en: 'The key or the weight', id: 'Kunci atau bobot' },
  kind_weight: { en: 'The weight', id: 'Bobot' },
  about_weight: {
    en: 'Marks stay. A mark above the new weight counts as the weight.',
    id: 'Nilai yang sudah diberikan tetap. Nilai di atas bobot baru dihitung sebesar bobot itu.',
  },
  kind_accept: { en: 'Accept one more answer', id: 'Terima satu jawaban lagi' },
  kind_everyone: { en: 'Give everyone the points', id: 'Beri poin kepada semua' },
  kind_removed: { en: 'Take the question out', id: 'Batalkan soal' },
  kind_hint: { en: 'The hint', id: 'Pembahasan' },
  about_key: {
    en: 'The new key replaces the old one and all earlier corrections.',
    id: 'Kunci baru menggantikan kunci lama dan semua perbaikan sebelumnya.',
  },
  about_keyOfChoice: {
    en: 'Mark every option that counts as right. Any one of them earns the full weight.',
    id: 'Tandai semua pilihan yang dianggap benar. Memilih salah satunya sudah mendapat bobot penuh.',
  },
  about_accept: {
    en: 'This answer earns all points too. The key stays.',
    id: 'Jawaban ini juga mendapat nilai penuh. Kuncinya tetap.',
  },
  about_everyone: {
    en: 'All students get all points of this question, also those who left it blank.',
    id: 'Semua siswa mendapat nilai penuh untuk soal ini, juga yang tidak menjawab.',
  },
  about_removed: {
    en: 'The question counts for no one, and the highest score falls by its weight.',
    id: 'Soal ini tidak dihitung untuk siapa pun, dan nilai maksimum berkurang sebesar bobotnya.',
  },
  about_hint: { en: 'No score changes.', id: 'Tidak ada nilai yang berubah.' },
  acceptedSoFar: { en: 'Accepted so far:', id: 'Sudah diterima:' },
  newHint: { en: 'New hint', id: 'Pembahasan baru' },
  acceptedAnswer: { en: 'Answer to accept', id: 'Jawaban yang diterima' },
  outcome_everyone: {
    en: 'At present everyone gets the points of this question.',
    id: 'Saat ini semua siswa mendapat poin soal ini.',
  },
  outcome_removed: { en: 'At present this question is taken out.', id: 'Saat ini soal ini dibatalkan.' },
  rightOptions: { en: 'Right options', id: 'Pilihan yang benar' },
  rightColumns: { en: 'Right columns', id: 'Kolom yang benar' },
  imageOf: { en: 'Image of option {{number}}', id: 'Gambar pilihan {{number}}' },
  formerly: { en: 'In an earlier edition:', id: 'Pada terbitan sebelumnya:' },
  weight: { en: 'Weight', id: 'Bobot soal' },
  weightHint: {
    en: 'With 0 the question counts for no one.',
    id: 'Dengan bobot 0 soal ini tidak dihitung untuk siapa pun.',
  },
  preview: { en: 'Show what changes', id: 'Lihat perubahan' },

  // Preview
  beingMarked: { en: 'being marked', id: 'sedang dinilai' },
  changing_one: {
    en: '{{changed}} of {{count}} result changes',
  },
  changing_other: {
    en: '{{changed}} of {{count}} results change',
    id: '{{changed}} dari {{count}} hasil berubah',
  },
  sums: {
    en: 'All scores together: {{before}} → {{after}}',
    id: 'Jumlah semua nilai: {{before}} → {{after}}',
  },
  running_one: {
    en: '{{count}} attempt is under way. It is graded by the corrected key when it ends.',
  },
  running_other: {
    en: '{{count}} attempts are under way. They are graded by the corrected key when they end.',
    id: '{{count}} pengerjaan masih berlangsung dan akan dinilai dengan kunci yang baru.',
  },
  stale: {
    en: 'The results have changed meanwhile. This is what the correction does now.',
    id: 'Hasil sudah berubah sementara itu. Inilah perubahannya sekarang.',
  },
  changes: { en: 'Changed results', id: 'Hasil yang berubah' },
  student: { en: 'Student', id: 'Siswa' },
  before: { en: 'Before', id: 'Sebelum' },
  after: { en: 'After', id: 'Sesudah' },
  showing: { en: 'Showing {{from}}–{{to}} of {{total}}', id: 'Menampilkan {{from}}–{{to}} dari {{total}}' },
  back: { en: 'Back', id: 'Kembali' },
  confirm: { en: 'Correct it now', id: 'Perbaiki sekarang' },
  confirmText_one: {
    en: '{{count}} result changes. The student sees it at once where results are released, and the leaderboard follows.',
  },
  confirmText_other: {
    en: '{{count}} results change. Students see it at once where results are released, and the leaderboard follows.',
    id: '{{count}} hasil berubah. Siswa langsung melihatnya jika hasil sudah diumumkan, dan papan peringkat ikut berubah.',
  },

  // Success
  done: { en: 'The key is corrected', id: 'Kunci sudah diperbaiki' },
  doneText_one: { en: '{{count}} result has changed.' },
  doneText_other: { en: '{{count}} results have changed.', id: '{{count}} hasil sudah berubah.' },
  bankDiffers: {
    en: 'The question in the bank is still without this correction. The next time you publish, it is used as it is there: edit the question as well.',
    id: 'Soal di bank soal belum memuat perbaikan ini dan dipakai apa adanya pada penerbitan berikutnya. Ubah juga soalnya.',
  },
  editQuestion: { en: 'Edit the question', id: 'Ubah soal' },

  // Note in the question editor
  taken: {
    en: 'Students have already taken this examination. What you change here is for those who start after you publish it again.',
    id: 'Sudah ada siswa yang mengerjakan ujian ini. Perubahan di sini berlaku bagi yang mulai setelah ujian diterbitkan lagi.',
  },
});
