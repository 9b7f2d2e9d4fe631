/** The table of docs/question-files.md is what the readers and writers do. */
import { type BankItem, INTERACTIONS, type Interaction } from '@lulus/contract';
import { render } from '@lulus/contract/messages';
import { expect, test } from 'vitest';
import type { Loss } from '../../server/src/interchange/exported.ts';
import { readFile } from '../../server/src/interchange/fit-file.ts';
import { readers } from '../../server/src/interchange/readers.ts';
import { writers } from '../../server/src/interchange/writers.ts';
import { anExportedExamination, anExportedItem, anExportedSection } from '../../server/test/exported-item.ts';
import { FIVE_TYPES } from '../../server/test/five-types.ts';
import { read } from './read.ts';

type Name = keyof typeof readers;

/** The reader of each format that can be written, where the names differ. */
const READER: Partial<Record<string, Name>> = { qti3: 'qti', qti22: 'qti' };

/** Files of the formats that can only be read. */
const FILES: Partial<Record<Name, string[]>> = {
  qti1: ['canvas-types.xml', 'blackboard-pool.dat'].map((name) => read(`server/test/qti1/${name}`)),
  text: [
    '1. Ibu kota Prancis?\nA. Paris\nB. Roma\nKunci: A',
    '1. Yang termasuk ikan?\nA. Hiu\nB. Paus\nC. Lele\nKunci: A, C',
    '1. Jelaskan fotosintesis.',
    [
      '1. Es mengapung di air.\nJenis: benar/salah\nPernyataan 1: Es ringan.\nKunci: benar',
      '2. Ibu kota Jepang?\nJenis: isian\nKunci: Tokyo',
      '3. Berapa 1 + 1?\nJenis: angka\nKunci: 2',
      '4. Warna langit adalah [[1]].\nJenis: rumpang\nRumpang 1: biru',
      '5. Jodohkan.\nJenis: menjodohkan\nItalia = Roma\nPeru = Lima',
      '6. Urutkan.\nJenis: mengurutkan\nA. tiga\nB. satu\nKunci: B, A',
    ].join('\n\n'),
  ],
};

const itemOf = (interaction: Interaction): BankItem =>
  anExportedItem({ bank_section: 'SOAL', ...(FIVE_TYPES[interaction].item as Partial<BankItem>) });

/** How a question of a type comes through a format. */
interface Passage {
  mark: '–' | '✓' | '◐';
  /** What is lost, or why the format cannot hold it. */
  notes: string[];
}

const sentences = (problems: Loss['problem'][]) => problems.map((problem) => render(problem, 'en'));

/** Writes the question in the format, and reads it again. */
async function writtenAndRead(format: keyof typeof writers, interaction: Interaction): Promise<Passage> {
  const examination = {
    ...anExportedExamination([itemOf(interaction)]),
    sections: [anExportedSection('SOAL')],
  };
  const { file, refused, lost } = await writers[format](examination);
  if (refused.length > 0) return { mark: '–', notes: sentences(refused.map(({ problem }) => problem)) };
  const again = await readFile({ name: 'x', bytes: file }, READER[format] ?? (format as Name));
  const type = again.items[0]?.content.interaction;
  const changed =
    type === interaction ? [] : [type ? `It is read as \`${type}\`.` : 'It cannot be read again.'];
  const notes = [...sentences(lost.map(({ problem }) => problem)), ...changed];
  return { mark: notes.length > 0 ? '◐' : '✓', notes };
}

/** Returns the types of the questions in files of the format. */
async function typesIn(format: Name): Promise<Set<Interaction>> {
  const contents = (FILES[format] ?? []).map((text) => new TextEncoder().encode(text));
  const files = await Promise.all(contents.map((bytes) => readFile({ name: 'x', bytes }, format)));
  return new Set(files.flatMap(({ items }) => items.map(({ content }) => content.interaction)));
}

async function isRead(format: Name, interaction: Interaction): Promise<Passage> {
  const isFound = (await typesIn(format)).has(interaction);
  return { mark: isFound ? '✓' : '–', notes: [] };
}

/** Returns a table of the marks, and the list of their notes. */
async function present<Format extends string>(
  formats: Format[],
  passageOf: (format: Format, one: Interaction) => Promise<Passage>,
): Promise<string> {
  const rows: string[] = [];
  const notes: string[] = [];
  for (const one of INTERACTIONS) {
    const marks: string[] = [];
    for (const format of formats) {
      const passage = await passageOf(format, one);
      marks.push(passage.mark);
      if (passage.notes.length > 0)
        notes.push(`- \`${one}\` in \`${format}\`: ${[...new Set(passage.notes)].join(' ')}`);
    }
    rows.push(`| \`${one}\` | ${marks.join(' | ')} |`);
  }
  const head = [`| | ${formats.join(' | ')} |`, `|---|${formats.map(() => '---|').join('')}`];
  return [...head, ...rows, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
}

test('written formats', async () => {
  const formats = Object.keys(writers) as (keyof typeof writers)[];
  expect(read('docs/question-files.md')).toContain(await present(formats, writtenAndRead));
});

test('formats that can only be read', async () => {
  const written = Object.keys(writers).map((format) => READER[format] ?? format);
  const others = (Object.keys(readers) as Name[]).filter((format) => !written.includes(format));
  expect(read('docs/question-files.md')).toContain(await present(others, isRead));
});
