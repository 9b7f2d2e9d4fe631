/** The introduction of a template. It explains the lines of a question from their definitions, and is not read. */
import { type Paragraph, TextRun } from 'docx';
import { SETTING_LINES } from '../text/setting-lines.ts';
import { groups } from '../xlsx/column-groups.ts';
import { type ColumnName, columns, type GroupName, type Language } from '../xlsx/columns.ts';
import { typeWords } from '../xlsx/words.ts';
import { guideParagraph } from './build-document.ts';
import { textRuns } from './write-runs.ts';
import { documentWords } from './write-words.ts';

const INTRODUCTION: Record<Language, string[]> = {
  en: [
    'Replace the examples below with your own questions. Each question begins with its number, and each option with its letter. A heading of level 1 is a section of the examination.',
    'A question of any type but a plain choice has a line with its type. The other lines are needed only where they say something. These grey lines are not read; you may delete them.',
  ],
  id: [
    'Ganti contoh di bawah ini dengan soal Anda. Tiap soal diawali nomornya, dan tiap pilihan diawali hurufnya. Judul tingkat 1 (Heading 1) menjadi bagian ujian.',
    'Selain pilihan ganda biasa, tiap soal memuat baris jenis soal. Baris lain cukup ditulis bila diperlukan. Baris abu-abu ini tidak dibaca dan boleh dihapus.',
  ],
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

export function guideParagraphs(language: Language): Paragraph[] {
  const { key, points, hint } = documentWords[language];
  const [type, ...others] = SETTING_LINES.map((name) => explain(name, language));
  const lines = [
    ...(type ? [type] : []),
    [key, columns.key.note[language]],
    [points, columns.weight.note[language]],
    ...others,
    [hint, columns.hint.note[language]],
  ];
  return [
    ...INTRODUCTION[language].map((text) => guideParagraph(textRuns(text))),
    ...lines.map(([name = '', note = '']) =>
      guideParagraph([new TextRun({ text: `${name}: `, bold: true }), ...textRuns(note)]),
    ),
  ];
}
