/** What a workbook holds of an examination, and what it names as left out. */
import type { BankItem, Stimulus } from '@lulus/contract';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { anExportedExamination, anExportedItem } from '../../../test/exported-item.ts';
import type { ExportedExamination } from '../exported.ts';
import { importXlsx } from './map.ts';
import { writeXlsx } from './write.ts';

const blue = sharp({ create: { width: 600, height: 300, channels: 3, background: '#3377aa' } });
const MEDIA = new Map([
  ['bank_asset/a.png', new Uint8Array(await blue.clone().png().toBuffer())],
  ['bank_asset/b.webp', new Uint8Array(await blue.clone().webp().toBuffer())],
]);
const aStimulus = (fields: Partial<Stimulus>): Stimulus => ({
  id: 's1',
  examination_id: 'x',
  bank_section: 'IPA',
  content: '<p>Air <strong>mengalir</strong>.</p>',
  bank_asset: { image: [], audio: [], video: [] },
  play_limit: 1,
  shuffle_items: false,
  ...fields,
});

async function writeAndRead(items: Partial<BankItem>[], others: Partial<ExportedExamination> = {}) {
  const exported = items.map((fields, at) =>
    anExportedItem({ id: `q${at + 1}`, bank_section: 'IPA', ...fields }),
  );
  const { file, lost, refused } = await writeXlsx({
    ...anExportedExamination(exported),
    media: MEDIA,
    ...others,
  });
  const note = (all: typeof lost) => all.map(({ bank_id, problem }) => `${bank_id} ${problem.code}`);
  return { ...importXlsx({ name: 'x.xlsx', bytes: file }), lost: note(lost), refused: note(refused) };
}

test('a passage with a picture stays with its questions', async () => {
  const image = ['bank_asset/a.png'];
  const stimulus = aStimulus({ bank_asset: { image, audio: [], video: [] }, shuffle_items: true });
  const { entries, stimuli } = await writeAndRead([{ stimulus_id: 's1' }, { stimulus_id: 's1' }, {}], {
    stimuli: [stimulus],
  });
  expect(entries.map((entry) => 'fields' in entry && entry.stimulus)).toEqual([
    'stimulus-1',
    'stimulus-1',
    undefined,
  ]);
  expect(stimuli).toEqual({
    'stimulus-1': { content: stimulus.content, files: ['xl/media/image1.png'], shuffle_items: true },
  });
});

test('recordings and lost files are named', async () => {
  const { entries, lost } = await writeAndRead(
    [
      { bank_asset: { image: [], audio: ['bank_asset/c.mp3'], video: [] } },
      { bank_question: '<p>Lihat <img src="bank_asset/gone.png" alt="Peta" /></p>' },
      { stimulus_id: 's1' },
    ],
    { stimuli: [aStimulus({ bank_asset: { image: [], audio: [], video: ['bank_asset/d.mp4'] } })] },
  );
  expect(lost).toEqual(['q1 recordings_not_in_xlsx', 'q2 file_not_exported', 'q3 recordings_not_in_xlsx']);
  expect(entries[1]).toMatchObject({ fields: { bank_question: '<p>Lihat [Peta]</p>' } });
});

test('a text that no cell can hold is left out by name, and the passage stays with the next question', async () => {
  const long = `<p>${'kata '.repeat(8000)}</p>`;
  const { entries, stimuli, refused } = await writeAndRead(
    [{ bank_question: long, stimulus_id: 's1' }, { stimulus_id: 's1' }],
    { stimuli: [aStimulus({})] },
  );
  expect([entries.length, refused]).toEqual([1, ['q1 text_too_long_for_cell']]);
  expect(stimuli['stimulus-1']).toMatchObject({ content: aStimulus({}).content });
});

test('a picture in a format that Excel does not show becomes a PNG', async () => {
  const { media } = await writeAndRead([
    { option_type: 'file', bank_option: { 1: 'bank_asset/b.webp', 2: 'bank_asset/a.png' } },
  ]);
  const types = await Promise.all(
    Object.values(media).map(async (bytes) => (await fileTypeFromBuffer(bytes))?.ext),
  );
  expect(types).toEqual(['png', 'png']);
});

test('a question without a key, and one without options, are read as they are', async () => {
  const { entries } = await writeAndRead([
    { bank_key: [] },
    { bank_key: [], bank_option: {} },
    { interaction: 'gaps', bank_question: '<p>[[2]]</p>', bank_gaps: { 2: { type: 'text' } }, bank_key: {} },
  ]);
  expect(entries).toMatchObject([
    { fields: { interaction: 'choice', bank_option: { 1: 'Jakarta', 2: 'Bandung' } } },
    { fields: { interaction: 'choice', bank_option: {} } },
    { fields: { interaction: 'gaps', bank_gaps: { 2: { type: 'text' } } } },
  ]);
});
