/** Words of cells, as they are written first, and others that are read. */
import type { Interaction, ScoringRule } from '@lulus/contract';
import type { Language } from './columns.ts';

interface Words {
  en: string;
  id: string;
  others: string[];
}

export const typeWords: Record<Interaction, Words> = {
  choice: {
    en: 'Choice',
    id: 'PG',
    others: [
      'pilihan ganda',
      'single choice',
      'multiple choice single',
      'mcq',
      'pg biasa',
      'pilihan ganda biasa',
      'pilgan',
    ],
  },
  choice_multiple: {
    en: 'Multiple response',
    id: 'PG kompleks',
    others: [
      'pgk',
      'pilihan ganda kompleks',
      'multiple choice',
      'multi choice',
      'multiple answer',
      'multiple answers',
      'multiple select',
      'multi select',
      'mr',
      'pgk mcma',
      'mcma',
      'checkbox',
      'kompleks',
      'pgkompleks',
    ],
  },
  choice_table: {
    en: 'Table',
    id: 'Benar/Salah',
    others: [
      'bs',
      'b s',
      'b/s',
      'true false',
      'true/false',
      'tf',
      't/f',
      'benar salah',
      'ya tidak',
      'ya/tidak',
      'yes/no',
      'yes no',
      'tabel',
      'pgk kategori',
      'kategori',
      'pernyataan',
      'pgk tabel',
      'choice table',
    ],
  },
  short_answer: {
    en: 'Short answer',
    id: 'Isian singkat',
    others: ['isian', 'jawaban singkat', 'is', 'isian pendek', 'fill in', 'fill in the blank', 'short'],
  },
  number: {
    en: 'Number',
    id: 'Angka',
    others: ['numeric', 'numerical', 'numerik', 'isian angka', 'bilangan'],
  },
  match: {
    en: 'Matching',
    id: 'Menjodohkan',
    others: ['jodohkan', 'jodoh', 'match', 'mj', 'jd', 'mencocokkan', 'pasangkan', 'penjodohan'],
  },
  order: { en: 'Order', id: 'Mengurutkan', others: ['urutkan', 'urutan', 'ordering', 'sequence', 'sorting'] },
  gaps: {
    en: 'Gaps',
    id: 'Rumpang',
    others: ['cloze', 'melengkapi', 'lengkapi', 'gap', 'isian rumpang', 'missing word', 'teks rumpang'],
  },
  essay: {
    en: 'Essay',
    id: 'Uraian',
    others: ['esai', 'esay', 'essai', 'ur', 'uraian terbuka', 'uraian bebas', 'long answer'],
  },
};

export const ruleWords: Record<ScoringRule, Words> = {
  all_or_nothing: { en: 'All or nothing', id: 'Semua atau nol', others: ['semua benar'] },
  equal_parts: { en: 'Equal parts', id: 'Per bagian', others: ['parsial', 'partial', 'per butir'] },
  parts_minus_wrong: { en: 'Right minus wrong', id: 'Benar kurang salah', others: ['benar minus salah'] },
  option_points: { en: 'Option points', id: 'Nilai pilihan', others: ['skor pilihan', 'bobot pilihan'] },
};

export const yesNoWords = {
  yes: { en: 'yes', id: 'ya', others: ['y', 'iya', 'true', 'benar', '1', 'x', 'v', '✓', '✔'] },
  no: { en: 'no', id: 'tidak', others: ['t', 'n', 'tdk', 'false', 'salah', '0', '-'] },
} satisfies Record<string, Words>;

export const textRuleWords = {
  case: { en: 'case', id: 'huruf besar', others: ['kapital', 'huruf kapital'] },
  accents: { en: 'accents', id: 'aksen', others: ['accent'] },
  punctuation: { en: 'punctuation', id: 'tanda baca', others: [] },
} satisfies Record<string, Words>;

export const gapTypeWords = {
  number: { en: 'number', id: 'angka', others: ['numeric', 'bilangan'] },
  list: { en: 'list', id: 'pilihan', others: ['options', 'opsi', 'daftar'] },
  text: { en: 'text', id: 'teks', others: [] },
} satisfies Record<string, Words>;

/** Pairs of columns that a table has without options, by the words or letters of its key. */
export const TRUE_FALSE: { columns: [string, string]; keys: [string[], string[]] }[] = [
  {
    columns: ['Benar', 'Salah'],
    keys: [
      ['benar', 'b'],
      ['salah', 's'],
    ],
  },
  {
    columns: ['True', 'False'],
    keys: [
      ['true', 't'],
      ['false', 'f'],
    ],
  },
  {
    columns: ['Ya', 'Tidak'],
    keys: [
      ['ya', 'y'],
      ['tidak', 't', 'tdk'],
    ],
  },
  {
    columns: ['Yes', 'No'],
    keys: [
      ['yes', 'y'],
      ['no', 'n'],
    ],
  },
  { columns: ['Sesuai', 'Tidak sesuai'], keys: [['sesuai'], ['tidak sesuai']] },
  { columns: ['Setuju', 'Tidak setuju'], keys: [['setuju'], ['tidak setuju']] },
];

const plain = (text: string) =>
  text
    .slice(0, 100)
    .toLowerCase()
    .replace(/[\s._()-]+/g, ' ')
    .trim();

/** Whether a type may have one or several right options. */
export const isAnyChoice = (text: string): boolean => /^multi(?:ple)? choice$/.test(plain(text));

/** Returns the value that a word stands for, in any of its forms. */
export function readWord<T extends string>(words: Record<T, Words>, text: string): T | undefined {
  const given = plain(text);
  const names = Object.keys(words) as T[];
  return names.find((name) => {
    const { en, id, others } = words[name];
    return [name, en, id, ...others].some((word) => plain(word.replaceAll('_', ' ')) === given);
  });
}

export const writeWord = <T extends string>(words: Record<T, Words>, value: T, language: Language): string =>
  words[value][language];
