import { words } from '../platform/i18n/words.ts';
import { displayWords } from './display/display-words.ts';
import { essayWords } from './essay/essay-words.ts';
import { gapKeyWords } from './gaps/gap-key-words.ts';

/** Words about types of questions, their keys and their scoring. */
export const questionsWords = words({
  // Types
  choice: { en: 'One right answer', id: 'Pilihan ganda' },
  choice_multiple: { en: 'Several right answers', id: 'Pilihan ganda kompleks' },
  choice_table: { en: 'Statements in a table', id: 'Tabel pernyataan' },
  short_answer: { en: 'Short answer', id: 'Isian singkat' },
  number: { en: 'Number', id: 'Isian angka' },
  essay: { en: 'Essay', id: 'Esai' },
  gaps: { en: 'Text with gaps', id: 'Teks rumpang' },
  match: { en: 'Matching', id: 'Menjodohkan' },
  order: { en: 'Putting in order', id: 'Mengurutkan' },

  // Rules
  all_or_nothing: { en: 'All or nothing', id: 'Semua atau nol' },
  whole: { en: 'Right or wrong', id: 'Benar atau salah' },
  best_share: { en: 'By accepted answer', id: 'Menurut jawaban yang diterima' },
  equal_parts: { en: 'Each part counts', id: 'Tiap bagian dihitung' },
  parts_minus_wrong: { en: 'Right minus wrong', id: 'Benar dikurangi salah' },
  option_points: { en: 'Points per option', id: 'Poin per pilihan' },

  // Accepted answers
  accepted: { en: 'Accepted answers', id: 'Jawaban yang diterima' },
  acceptedHint: {
    en: 'At least one answer earns 100 %. A * stands for any text, such as *Dewantara.',
    id: 'Paling sedikit satu jawaban bernilai 100 %. Tanda * mewakili teks apa pun, misalnya *Dewantara.',
  },
  answer: { en: 'Answer {{number}}', id: 'Jawaban {{number}}' },
  share: {
    en: 'Share of the points of answer {{number}}, in percent',
    id: 'Persentase poin jawaban {{number}}',
  },
  addAnswer: { en: 'Add an answer', id: 'Tambah jawaban' },
  removeAnswer: { en: 'Remove answer {{number}}', id: 'Hapus jawaban {{number}}' },

  // A number
  rightNumber: { en: 'Right number', id: 'Angka yang benar' },
  oneValue: { en: 'One value', id: 'Satu nilai' },
  bounds: { en: 'From … to …', id: 'Dari … sampai …' },
  value: { en: 'Value', id: 'Nilai' },
  tolerance: { en: 'Tolerance (±)', id: 'Toleransi (±)' },
  inPercent: { en: 'Tolerance in percent', id: 'Toleransi dalam persen' },
  min: { en: 'From', id: 'Dari' },
  max: { en: 'To', id: 'Sampai' },
  readAs: { en: 'Read as: {{number}}', id: 'Dibaca: {{number}}' },
  notRead: { en: 'This is not a number.', id: 'Ini bukan angka.' },

  // A table
  pickColumn: {
    en: 'Right column of statement {{number}}',
    id: 'Kolom yang benar untuk pernyataan {{number}}',
  },
  ...displayWords,
  ...essayWords,
  ...gapKeyWords,
});
