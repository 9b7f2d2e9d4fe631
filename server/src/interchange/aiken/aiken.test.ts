import type { BankItem } from '@lulus/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anExportedExamination, anExportedItem, storedItem } from '../../../test/exported-item.ts';
import { type ImportedItem, isRefused } from '../imported.ts';
import { mapAiken } from './map.ts';
import { readAiken } from './read.ts';
import { writeAiken } from './write.ts';

const read = (text: string | Uint8Array) =>
  mapAiken(
    readAiken({ name: 'soal.txt', bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text }),
  ).entries;
const summary = (text: string) =>
  read(text).map((entry) =>
    isRefused(entry)
      ? [entry.ref.params.number, entry.refused.code, entry.refused.params]
      : [
          entry.ref.params.number,
          entry.fields.bank_question,
          Object.values(entry.fields.bank_option ?? {}).join('|'),
          entry.fields.bank_key?.toString() ?? null,
        ],
  );

const CAPITAL = ['<p>Ibu kota?</p>', 'Jakarta|Bandung'];

test.each([
  ['letters with full stops', 'Ibu kota?\nA. Jakarta\nB. Bandung\nANSWER: B', [[1, ...CAPITAL, '2']]],
  ['letters with brackets', 'Ibu kota?\nA) Jakarta\nB) Bandung\nANSWER: A', [[1, ...CAPITAL, '1']]],
  ['lower case', 'Ibu kota?\r\na) Jakarta\r\nb) Bandung\r\nanswer: b', [[1, ...CAPITAL, '2']]],
  ['no spaces', 'Ibu kota?\nA)Jakarta\nB.Bandung\nANSWER:A', [[1, ...CAPITAL, '1']]],
  ['the text of the option', 'Ibu kota?\nA. Jakarta\nB. Bandung\nANSWER: B. Bandung', [[1, ...CAPITAL, '2']]],
  ['empty lines', '\n\nIbu kota?\n\nA. Jakarta\n\nB. Bandung\n\nANSWER: B\n\n', [[3, ...CAPITAL, '2']]],
  [
    'a text that begins like an option',
    'J. K. Rowling menulis\nA. Harry Potter\nB. Dilan\nANSWER: A\nA. A. Milne menulis\nA. Pooh\nB. B. B. King\nANSWER: A',
    [
      [1, '<p>J. K. Rowling menulis</p>', 'Harry Potter|Dilan', '1'],
      [5, '<p>A. A. Milne menulis</p>', 'Pooh|B. B. King', '1'],
    ],
  ],
  [
    'texts and options of several lines',
    'Baca!\nI. Satu\nYang benar?\nA. Jakarta\nraya\nB. Bandung\nANSWER: B',
    [[1, '<p>Baca!<br />I. Satu<br />Yang benar?</p>', 'Jakarta<br />raya|Bandung', '2']],
  ],
  [
    'a missing answer before an empty line',
    'Ibu kota?\nA. Jakarta\nB. Bandung\n\nIbu kota?\nA. Jakarta\nB. Bandung\nANSWER: A',
    [
      [1, ...CAPITAL, null],
      [5, ...CAPITAL, '1'],
    ],
  ],
  [
    'a missing answer without an empty line',
    'Ibu kota?\nA. Jakarta\nB. Bandung\nIbu kota?\nA. Jakarta\nB. Bandung\nANSWER: A',
    [
      [1, ...CAPITAL, null],
      [4, ...CAPITAL, '1'],
    ],
  ],
  ['several answers', 'Ibu kota?\nA. Jakarta\nB. Bandung\nANSWER: A, B', [[1, ...CAPITAL, '1,2']]],
  [
    'signs of HTML',
    'a<b & <i>?\nA. <b>\nB. x\nANSWER: A',
    [[1, '<p>a&lt;b &amp; &lt;i&gt;?</p>', '<b>|x', '1']],
  ],
  [
    'an answer that is no option',
    'Ibu kota?\nA. Jakarta\nB. Bandung\nANSWER: E',
    [[1, 'answer_no_option', { answer: 'E', line: 4 }]],
  ],
  [
    'a missing option',
    'Ibu kota?\nA. Jakarta\nB. Bandung\nD. Medan\nANSWER: A\nIbu kota?\nA. Jakarta\nB. Bandung\nANSWER: B',
    [
      [1, 'option_missing', { letter: 'C', line: 4 }],
      [6, ...CAPITAL, '2'],
    ],
  ],
  ['no options', 'Ibu kota?\nANSWER: A', [[1, 'too_few_options', {}]]],
  ['an answer alone', 'ANSWER: A', [[1, 'question_text_missing', {}]]],
  ['an empty option', 'Ibu kota?\nA. \nB. Bandung\nANSWER: B', [[1, 'answer_text_missing', {}]]],
])('%s', (_, file, expected) => {
  expect(summary(file)).toEqual(expected);
});

test('26 options', () => {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const [[, , options, key] = []] = summary(
    `Q\n${letters.map((one) => `${one}. ${one}`).join('\n')}\nANSWER: Z`,
  );
  expect([options, key]).toEqual([letters.join('|'), '26']);
});

test('a file without text cannot be read', () => {
  expect(() => read(' \n')).toThrowError(
    expect.objectContaining({ problem: { code: 'no_questions_in_file', params: {} } }),
  );
});

test('bytes of windows-1252 are warned of', () => {
  const [item] = read(Uint8Array.from([0x93, ...new TextEncoder().encode('Q é\nA. a\nB. b\nANSWER: A')]));
  expect(item).toMatchObject({
    fields: { bank_question: '<p>“Q é</p>' },
    warnings: [{ code: 'characters_guessed' }],
  });
});

const line = fc
  .array(fc.constantFrom(...'aéB1. )(:\\<>&', 'A. ', 'ANSWER', 'C) '), { minLength: 1, maxLength: 10 })
  .map((parts) => parts.join('').replace(/\s+/g, ' ').trim())
  .filter((one) => one !== '');
const escaped = (one: string) => one.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const item = fc
  .tuple(line, fc.array(line, { minLength: 2, maxLength: 5 }), fc.nat())
  .filter(([stem]) => !/^ANSWERS?\s*:/i.test(stem))
  .map(([stem, options, right]) =>
    anExportedItem({
      bank_question: `<p>${escaped(stem)}</p>`,
      bank_option: Object.fromEntries(options.map((one, at) => [String(at + 1), one])),
      bank_key: [String((right % options.length) + 1)],
    }),
  );

test('questions are the same after three exports and imports', () => {
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 3 }), (items) => {
      let current = items;
      for (let trip = 0; trip < 3; trip++) {
        const written = writeAiken(anExportedExamination(current));
        expect(written).toMatchObject({ refused: [], lost: [] });
        current = read(written.file).map((entry) => storedItem(entry as ImportedItem));
        expect(current).toEqual(items);
      }
    }),
    { numRuns: 300 },
  );
});

test.each([
  [{ interaction: 'essay', bank_key: null }, 'type_not_in_format'],
  [{ bank_key: ['1', '2'] }, 'several_right_options'],
  [{ bank_key: [] }, 'format_needs_key'],
  [{ bank_question: '<p><img src="bank_asset/a.png" alt="" /></p>' }, 'files_not_in_format'],
  [{ bank_question: '<p>ANSWER: A</p>' }, 'text_not_in_format'],
])('%j is left out by name', (fields, code) => {
  const { refused, file } = writeAiken(anExportedExamination([anExportedItem(fields as Partial<BankItem>)]));
  expect(refused.map(({ problem }) => problem.code)).toEqual([code]);
  expect(file).toHaveLength(0);
});

test('lost parts are named', () => {
  const { lost, file } = writeAiken(
    anExportedExamination([
      anExportedItem({
        bank_question: '<p>Ibu <b>kota</b></p><p>Indonesia?</p>',
        bank_question_weight: 2,
        hint: 'x',
        tags: ['x'],
        bank_section: 'IPS',
      }),
    ]),
  );
  expect(lost.map(({ problem }) => problem.code)).toEqual([
    'lost_formatting',
    'lost_weight',
    'lost_hint',
    'lost_tags',
    'lost_section',
  ]);
  expect(new TextDecoder().decode(file)).toBe('Ibu kota Indonesia?\nA. Jakarta\nB. Bandung\nANSWER: A\n');
});
