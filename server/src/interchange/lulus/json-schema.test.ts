/** The published JSON Schema of packages. `npx vitest run --project server json-schema -u` writes it. */
import { readFileSync } from 'node:fs';
import { wholePackage } from '@lulus/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { anExportedExamination, anExportedItem, anExportedSection } from '../../../test/exported-item.ts';
import { FIVE_TYPES } from '../../../test/five-types.ts';
import { readFile } from '../fit-file.ts';
import { writeLulus } from './write.ts';

/** The beginning of a picture, which decides its type. */
const PNG = new Uint8Array(Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ', 'base64'));

const schema = {
  title: 'examination.json of a Lulus package',
  ...z.toJSONSchema(wholePackage, { io: 'input' }),
};

test('the published schema is current', async () => {
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
    '../../../../docs/lulus-package.schema.json',
  );
});

const validate = new Ajv2020({ strict: false }).compile(schema);

function exported() {
  const items = Object.values(FIVE_TYPES).map(({ item }) =>
    anExportedItem({ ...item, bank_section: 'IPA', stimulus_id: 's' } as Parameters<
      typeof anExportedItem
    >[0]),
  );
  const bank_asset = { image: [], audio: ['bank_asset/a.mp3'], video: [] };
  const { file } = writeLulus({
    ...anExportedExamination(items),
    settings: {
      examination_desc: '',
      examination_duration: 90,
      decimal_sign: ',',
      results_release: 'at_once',
    },
    sections: [{ ...anExportedSection('IPA'), duration_seconds: 600, draw: [{ tags: ['a'], count: 1 }] }],
    stimuli: [
      {
        id: 's',
        examination_id: 'e',
        bank_section: 'IPA',
        content: '<p>Dengarkan.</p>',
        bank_asset,
        play_limit: 2,
        shuffle_items: false,
        origin_id: null,
      },
    ] as unknown as ReturnType<typeof anExportedExamination>['stimuli'],
    media: new Map([['bank_asset/a.mp3', new Uint8Array([1])]]),
  });
  return JSON.parse(strFromU8(unzipSync(file)['examination.json'] ?? new Uint8Array()));
}

test('an exported package satisfies the schema', () => {
  validate(exported());
  expect(validate.errors).toBeNull();
});

test.each<[string, (examination: ReturnType<typeof exported>) => void]>([
  ['another format', (examination) => Object.assign(examination, { format: 'x' })],
  ['a negative time', ({ sections }) => Object.assign(sections[0], { duration_seconds: -1 })],
  ['an unknown type', ({ sections }) => Object.assign(sections[0].items[0], { interaction: 'hotspot' })],
  [
    'a question without text',
    ({ sections }) => Reflect.deleteProperty(sections[0].items[0], 'bank_question'),
  ],
])('a package with %s does not', (_, change) => {
  const examination = exported();
  change(examination);
  expect(validate(examination)).toBe(false);
});

test('the example of the documentation satisfies the schema, and can be imported', async () => {
  const text = readFileSync(new URL('../../../../docs/lulus-package.md', import.meta.url), 'utf8');
  const example = /```json\n(.*?)```/s.exec(text)?.[1] ?? '';
  validate(JSON.parse(example));
  expect(validate.errors).toBeNull();
  const bytes = zipSync({ 'examination.json': strToU8(example), 'media/1.png': PNG });
  const { items, refused } = await readFile({ name: 'a.zip', bytes });
  expect([items.flatMap(({ warnings }) => warnings), items.length, refused]).toEqual([[], 1, []]);
});
