/** Packages that others wrote: broken zips, wrong content, and names that a database cannot have. */
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { anExportedExamination, anExportedItem, anExportedSection } from '../../../test/exported-item.ts';
import { readFile } from '../fit-file.ts';
import { writeLulus } from './write.ts';

const ITEM = { interaction: 'choice', bank_question: '<p>Ibu kota?</p>' };
const FRAME = { format: 'lulus', version: 1, examination_name: 'Ujian', stimuli: {} };

const pack = (content: unknown, files: Record<string, Uint8Array> = {}) =>
  zipSync({
    'examination.json': strToU8(typeof content === 'string' ? content : JSON.stringify(content)),
    ...files,
  });
const read = (bytes: Uint8Array) => readFile({ name: 'ujian.lulus.zip', bytes });
const reason = (bytes: Uint8Array) =>
  read(bytes).then(
    () => 'read',
    ({ problem }) => problem,
  );

const sectionWith = (fields: object) => ({ ...FRAME, sections: [{ name: 'A', items: [], ...fields }] });

test.each([
  ['text that is not JSON', '{', 'examination.json'],
  ['another version', { ...sectionWith({}), version: 2 }, 'version'],
  ['no sections', FRAME, 'sections'],
  ['too many sections', { ...FRAME, sections: Array(51).fill({ name: 'A', items: [] }) }, 'sections'],
  ['a negative time', sectionWith({ duration_seconds: -1 }), 'sections.0.duration_seconds'],
  ['a draw of nothing', sectionWith({ draw: [{ tags: ['a'], count: 0 }] }), 'sections.0.draw.0.count'],
  ['no attempts', { ...sectionWith({}), settings: { attempts_allowed: 0 } }, 'settings.attempts_allowed'],
  [
    'a stimulus that cannot be stored',
    {
      ...sectionWith({}),
      stimuli: { s: { content: 'a\0b', bank_asset: {}, play_limit: 1, shuffle_items: false } },
    },
    'stimuli.s.content',
  ],
])('a package with %s is refused at its place', async (_, content, place) => {
  expect(await reason(pack(content))).toMatchObject({ code: 'package_wrong', params: { place } });
});

test('a broken zip is refused', async () => {
  const whole = pack(sectionWith({}));
  expect(await reason(whole.subarray(0, whole.length - 30))).toMatchObject({ code: 'zip_broken' });
});

test('a question that is wrong is refused alone, by its place', async () => {
  const { items, refused } = await read(
    writeLulus({
      ...anExportedExamination([
        anExportedItem({ bank_section: 'A' }),
        anExportedItem({ bank_section: 'A', bank_question: '' }),
      ]),
      sections: [anExportedSection('A')],
    }).file,
  );
  expect([items.length, refused.map(({ n }) => n)]).toEqual([1, [2]]);
  const wrong = await read(pack(sectionWith({ items: [ITEM, null, 'x', { ...ITEM, stimulus: 's' }] })));
  expect(wrong.refused.map(({ n, problem }) => [n, problem.code])).toEqual(
    [1, 2, 3, 4].map((n) => [n, 'package_wrong']),
  );
});

test.each([
  ['Ujian\u0000 \ud800 A', 'UJIAN � A'],
  ['12', 'BAGIAN 12'],
  ['__proto__', 'BAGIAN __PROTO__'],
  [`${'x'.repeat(99)}😀`, 'X'.repeat(99)],
])('the section name %j can be stored', async (name, stored) => {
  const { sections } = await read(pack({ ...FRAME, sections: [{ name, items: [] }] }));
  expect(sections).toEqual([{ name: stored }]);
});

test('a package without settings has those of a new examination', async () => {
  const { examination, sections } = await read(pack(sectionWith({ duration_seconds: null, draw: [] })));
  expect(examination).toEqual({ name: 'Ujian', settings: {} });
  expect(sections).toEqual([{ name: 'A', draw: [] }]);
});
