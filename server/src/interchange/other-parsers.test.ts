/** Exported files are read by parsers that are not ours. */
import { INTERACTIONS } from '@lulus/contract';
import { XMLParser } from 'fast-xml-parser';
import { parse } from 'gift-pegjs';
import { expect, test } from 'vitest';
import { anExportedExamination, anExportedItem } from '../../test/exported-item.ts';
import { FIVE_TYPES } from '../../test/five-types.ts';
import { writers } from './writers.ts';

const { bank_question, bank_option, bank_key } = anExportedItem({
  bank_question: 'Berapa {x} jika x = 2 ~ #3: \\ atau "5"?',
  bank_option: { 1: 'x = 2', 2: '{3}', 3: 'a~b #c' },
  bank_key: ['2'],
});
const items = [
  anExportedItem({ bank_question, bank_option, bank_key }),
  ...INTERACTIONS.map((interaction) => anExportedItem(FIVE_TYPES[interaction].item as never)),
];
const textOf = async (format: 'gift' | 'moodle_xml') =>
  new TextDecoder().decode((await writers[format](anExportedExamination(items))).file);

test('gift-pegjs reads an exported GIFT file', async () => {
  const [first, ...others] = parse(await textOf('gift'));
  expect(first).toMatchObject({
    type: 'MC',
    stem: { text: bank_question },
    choices: [
      { isCorrect: false, text: { text: 'x = 2' } },
      { isCorrect: true, text: { text: '{3}' } },
      { isCorrect: false, text: { text: 'a~b #c' } },
    ],
  });
  const types = ['MC', 'MC', 'Short', 'Numerical', 'Essay', 'Matching'];
  expect(others.map(({ type }) => type)).toEqual(types);
});

test('fast-xml-parser reads an exported file of Moodle XML', async () => {
  const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, trimValues: false });
  const { question } = parser.parse(await textOf('moodle_xml')).quiz;
  const [, first, ...others] = question;
  expect(first.questiontext.text).toContain(bank_question.slice(0, 20));
  expect(first.answer.map((answer: Record<string, string>) => [answer.text, answer['@_fraction']])).toEqual([
    ['x = 2', '0'],
    ['{3}', '100'],
    ['a~b #c', '0'],
  ]);
  expect(others.map((one: { '@_type': string }) => one['@_type'])).toEqual([
    ...['multichoice', 'multichoice', 'matching', 'shortanswer', 'numerical'],
    ...['essay', 'cloze', 'matching', 'ordering'],
  ]);
});
