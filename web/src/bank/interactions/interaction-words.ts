import { words } from '../../platform/i18n/words.ts';
import { essayFieldWords } from './essay-field-words.ts';
import { gapsWords } from './gaps-words.ts';
import { matchWords } from './match-words.ts';

/** Texts for the parts of the question form that depend on the type. */
export const interactionWords = words({
  interaction: { en: 'Students answer with', id: 'Siswa menjawab dengan' },
  example_choice: {
    en: 'Capital of Japan? ○ Seoul ● Tokyo ○ Beijing',
    id: 'Ibu kota Jepang? ○ Seoul ● Tokyo ○ Beijing',
  },
  example_choice_multiple: {
    en: 'Prime numbers? ☑ 2 ☐ 4 ☑ 7 ☐ 9',
    id: 'Bilangan prima? ☑ 2 ☐ 4 ☑ 7 ☐ 9',
  },
  example_choice_table: {
    en: 'The sun is a star: ● true ○ false',
    id: 'Matahari adalah bintang: ● benar ○ salah',
  },
  example_short_answer: { en: 'Capital of Indonesia: Jakarta', id: 'Ibu kota Indonesia: Jakarta' },
  example_number: { en: '7 ÷ 2 = 3.5', id: '7 : 2 = 3,5' },
  ...essayFieldWords,
  example_gaps: { en: 'She ____ to school every day.', id: 'Ibu kota Jepang adalah ____.' },

  ...gapsWords,
  ...matchWords,

  // Ticks
  minChoices: { en: 'Ticks at least', id: 'Centang paling sedikit' },
  maxChoices: { en: 'Ticks at most', id: 'Centang paling banyak' },
  noLimit: { en: 'No limit', id: 'Tanpa batas' },

  // Table
  columns: { en: 'Columns', id: 'Kolom' },
  column: { en: 'Column {{number}}', id: 'Kolom {{number}}' },
  addColumn: { en: 'Add a column', id: 'Tambah kolom' },
  removeColumn: { en: 'Remove column {{number}}', id: 'Hapus kolom {{number}}' },
  columnsTrueFalse: { en: 'True / False', id: 'Benar / Salah' },
  columnsYesNo: { en: 'Yes / No', id: 'Ya / Tidak' },
  columnsAgree: { en: 'Fits / Does not fit', id: 'Sesuai / Tidak sesuai' },
  statements: { en: 'Statements', id: 'Pernyataan' },
  statementsHint: {
    en: 'Pick the right column of each statement.',
    id: 'Pilih kolom yang benar untuk tiap pernyataan.',
  },
  statement: { en: 'Statement {{number}}', id: 'Pernyataan {{number}}' },
  addStatement: { en: 'Add a statement', id: 'Tambah pernyataan' },
  removeStatement: { en: 'Remove statement {{number}}', id: 'Hapus pernyataan {{number}}' },

  // Short answer and number
  caseMatters: { en: 'Capital letters matter', id: 'Huruf besar dan kecil dibedakan' },
  accentsMatter: { en: 'Accents matter', id: 'Aksen dan harakat dibedakan' },
  accentsHint: {
    en: 'Off, é counts as e, and Arabic counts without vowel marks.',
    id: 'Jika tidak, é dianggap e, dan tulisan Arab dinilai tanpa harakat.',
  },
  punctuationMatters: { en: 'Punctuation matters', id: 'Tanda baca diperhatikan' },
  unit: { en: 'Unit', id: 'Satuan' },
  unitHint: {
    en: 'Shown behind the field, such as cm. Students may type it too.',
    id: 'Tampil di belakang isian, misalnya cm. Siswa juga boleh mengetiknya.',
  },

  // Scoring
  scoring: { en: 'Scoring', id: 'Penilaian' },
  scoringRule: { en: 'Scoring rule', id: 'Aturan penilaian' },
  rule_all_or_nothing: {
    en: 'All points if everything is right, otherwise 0. Example: 4 of 5 right earns 0.',
    id: 'Nilai penuh jika semuanya benar, selain itu 0. Contoh: 4 dari 5 benar bernilai 0.',
  },
  rule_whole: {
    en: 'A right answer earns all points.',
    id: 'Jawaban benar mendapat nilai penuh.',
  },
  rule_best_share: {
    en: 'The answer earns the share of the accepted answer that fits best. Example: a share of 50 % of 2 points is 1.',
    id: 'Jawaban mendapat bagian dari jawaban diterima yang paling sesuai. Contoh: 50 % dari 2 poin adalah 1.',
  },
  rule_equal_parts: {
    en: 'Each statement counts the same. Example: 4 of 5 right earns 80 % of the points.',
    id: 'Setiap pernyataan bernilai sama. Contoh: 4 dari 5 benar mendapat 80 % nilai.',
  },
  rule_parts_minus_wrong: {
    en: 'Each wrong statement cancels a right one, a blank counts 0. Example: 4 of 5 right and 1 wrong earns 60 %.',
    id: 'Setiap yang salah mengurangi satu yang benar, yang kosong bernilai 0. Contoh: 4 benar dan 1 salah dari 5 mendapat 60 %.',
  },
  rule_ticks_minus_wrong: {
    en: 'Each wrong tick cancels a right one. Example with 2 right options: both and one wrong earn 50 %.',
    id: 'Setiap centang salah mengurangi satu yang benar. Contoh dengan 2 pilihan benar: keduanya dan satu salah mendapat 50 %.',
  },
  rule_option_points: {
    en: 'The chosen option earns its points, a blank 0. Example: options with 5, 4, 3, 2 and 1 points.',
    id: 'Pilihan siswa mendapat poinnya, yang kosong 0. Contoh: pilihan dengan poin 5, 4, 3, 2, dan 1.',
  },
  rule_ticks_points: {
    en: 'The points of the ticked options are added, never below 0. Example: 2 + 1 − 1 earns 2.',
    id: 'Poin pilihan yang dicentang dijumlahkan, paling sedikit 0. Contoh: 2 + 1 − 1 mendapat 2.',
  },
  wrongPoints: { en: 'Points for a wrong answer', id: 'Poin untuk jawaban salah' },
  wrongPointsHint: {
    en: '0 or less, such as −0.25. It applies to an answer that earns nothing; a blank always earns 0.',
    id: '0 atau kurang, misalnya −0,25. Berlaku bagi jawaban yang tidak mendapat nilai; yang kosong selalu 0.',
  },
  derivedWeight: {
    en: 'The most that the points of the options allow.',
    id: 'Nilai tertinggi dari poin pilihan.',
  },
});
