import { expect, test } from 'vitest';
import { readFile } from './fit-file.ts';
import { nameSharedLosses } from './name-shared-losses.ts';

const question = (type: string, name: string, html: string) =>
  `<question type="${type}"><name><text>${name}</text></name><questiontext format="html"><text><![CDATA[${html}]]></text></questiontext></question>`;
const essay = (name: string, html = 'Uraikan!') => question('essay', name, html);
/** A text that loses its picture. */
const passage = question('description', 'Bacaan', '<p>Peta <img src="peta.png" alt="peta"></p>');
/** A text that would lose words. */
const LOST = '<p>Jika a </>b</p>';

async function read(...questions: string[]) {
  const bytes = new TextEncoder().encode(`<quiz>${questions.join('')}</quiz>`);
  const file = await readFile({ name: 'soal.xml', bytes });
  const notes = nameSharedLosses(file);
  return { ...file, notes, warnings: file.items.map(({ warnings }) => warnings.map(({ code }) => code)) };
}

test('titles are one note, without those of refused questions', async () => {
  const { notes, warnings, refused } = await read(
    essay('Bab 1', LOST),
    essay('Bab 2'),
    question('ddmarker', 'Bab 3', 'Tandai.'),
    essay('Uraikan'),
    essay('Bab 5'),
  );
  expect(refused).toHaveLength(2);
  expect(notes).toEqual([{ code: 'titles_dropped', params: { count: 2, name: 'Bab 2' } }]);
  expect(warnings).toEqual([[], [], []]);
});

test('descriptions are one note, and what a passage loses stands with its first stored question', async () => {
  const first = [passage, essay('', LOST), essay(''), essay('')];
  const { notes, warnings } = await read(...first, passage, essay('', LOST), passage, essay(''));
  expect(notes).toEqual([{ code: 'descriptions_as_stimuli', params: { count: 2 } }]);
  expect(warnings).toEqual([['no_such_file_in_import'], [], ['no_such_file_in_import']]);
});

test('a file that loses nothing as a whole has no notes', async () => {
  expect((await read(essay('Soal 1'))).notes).toEqual([]);
});
