/** Lines of a template that explain it. They come from the definitions of the lines of a question, and are not read. */
import { SETTING_LINES } from '../text/setting-lines.ts';
import { groups } from '../xlsx/column-groups.ts';
import { type ColumnName, columns, type GroupName, type Language } from '../xlsx/columns.ts';
import { typeWords } from '../xlsx/words.ts';
import { documentWords } from './write-words.ts';

interface Guide {
  /** Above the examples. */
  start: string[];
  heading: string;
  rules: string[];
}

const GUIDES: Record<Language, Guide> = {
  en: {
    start: [
      'Replace the examples below with your own questions; the last page explains how to write them.',
      'Then save this file, open the Question bank of your exam, and press Import.',
    ],
    heading: 'How to write questions',
    rules: [
      'These explanations are not imported. You may delete them.',
      'Each question begins with its number, and each option with its letter. A heading (style Heading 1) begins a section of the exam.',
      'A question of any type but a plain choice has a line with its type. Write the other lines only where you need them:',
    ],
  },
  id: {
    start: [
      'Ganti contoh di bawah ini dengan soal Anda; cara menulisnya dijelaskan di halaman terakhir.',
      'Lalu simpan file ini, buka Bank soal pada ujian Anda, dan tekan Impor.',
    ],
    heading: 'Cara menulis soal',
    rules: [
      'Penjelasan ini tidak ikut diimpor dan boleh dihapus.',
      'Tiap soal diawali nomornya, dan tiap pilihan diawali hurufnya. Judul dengan gaya Heading 1 menjadi bagian ujian.',
      'Selain pilihan ganda biasa, tiap soal memuat baris jenis soal. Baris lain cukup ditulis bila diperlukan:',
    ],
  },
};

const typesIn = (language: Language) =>
  Object.values(typeWords)
    .map((word) => word[language])
    .join(', ');

/** Returns the name and the explanation of a line. */
function explain(name: ColumnName | GroupName, language: Language): [name: string, note: string] {
  if (name === 'type') return [columns.type.name[language], typesIn(language)];
  if (name in columns) {
    const { name: names, note } = columns[name as ColumnName];
    return [names[language], note[language]];
  }
  const group = groups[name as GroupName];
  return [`${group.name[language]} ${group.labelOf(1)}`, group.note[language]];
}

export interface GuideLines extends Guide {
  /** The lines of a question with their explanations. */
  lines: [name: string, note: string][];
}

export function guideLines(language: Language): GuideLines {
  const { key, points, hint } = documentWords[language];
  const [type, ...others] = SETTING_LINES.map((name) => explain(name, language));
  return {
    ...GUIDES[language],
    lines: [
      ...(type ? [type] : []),
      [key, columns.key.note[language]],
      [points, columns.weight.note[language]],
      ...others,
      [hint, columns.hint.note[language]],
    ],
  };
}

/** Other programs change quotation marks and spaces. */
const simplified = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

const known = new Set(
  (['en', 'id'] as const).flatMap((language) => {
    const { start, heading, rules, lines } = guideLines(language);
    return [...start, heading, ...rules, ...lines.map((line) => line.join(' '))].map(simplified);
  }),
);

/** Whether a paragraph is a line of the guide. Its style does not count: questions may be typed in the same style. */
export const isGuideLine = (text: string): boolean => known.has(simplified(text));
