/** The line format of public quiz collections. */
import { expect, test } from 'vitest';
import { readFile } from '../fit-file.ts';

const read = (text: string, encoding: BufferEncoding = 'utf8') =>
  readFile({ name: 'quiz', bytes: Buffer.from(text, encoding) });

const plain = (html: string) => html.replace(/<\/p><p>/g, ' | ').replace(/<[^>]*>/g, '');

/** Returns each question as its text, options and key. */
async function questionsOf(text: string, encoding?: BufferEncoding) {
  const { format, items, refused } = await read(text, encoding);
  expect(format).toBe('text');
  return {
    questions: items.map(({ content }) => [
      plain(content.bank_question),
      Object.values(content.bank_option).map(plain),
      content.bank_key,
    ]),
    warnings: items.map(({ warnings }) => warnings.map(({ code }) => code)),
    refused: refused.map(({ ref, problem }) => [ref.params.number, problem.code]),
  };
}

test('questions over several lines, true or false, and old bytes', async () => {
  const { questions, warnings, refused } = await questionsOf(
    [
      '#Q What is \x93the\x94 brother called?\n^ Mycroft\nA John\nB Mycroft\nC Ren\xe9e\nD None',
      '#Q A man walks in.\nB follows him.\n\n1. How many are there? {=~}\n^ Two of\nthem\nA One\nB Two of\nthem',
      '#Q Water is wet.\n^ True\nA True\nB False',
      '#Q Broken \x81 text?\n^ Yes\nA Yes\nB No',
    ].join('\n\n'),
    'latin1',
  );
  expect(questions).toEqual([
    ['What is “the” brother called?', ['John', 'Mycroft', 'Renée', 'None'], ['2']],
    ['A man walks in. | B follows him. | 1. How many are there? {=~}', ['One', 'Two ofthem'], ['2']],
    ['Water is wet.', ['True', 'False'], ['1']],
  ]);
  expect(warnings).toEqual([['characters_guessed'], [], []]);
  expect(refused).toEqual([[23, 'byte_unknown']]);
});

test('the key is the text of an option, also if it looks like a letter', async () => {
  const { questions, warnings } = await questionsOf(
    [
      '#Q Which letter is the third?\n^ C\nA C\nB D\nC E',
      '#Q Which group is universal?\n^ B\nA O\nB AB\nC None',
      '#Q Capital of France?\n^ paris\nA Rome\nB Paris',
    ].join('\n\n'),
  );
  expect(questions.map(([, , key]) => key)).toEqual([['1'], [], ['2']]);
  expect(warnings).toEqual([[], ['answer_no_option', 'no_key_in_file'], []]);
});

test('faults and texts outside of questions are named', async () => {
  const { questions, refused } = await questionsOf(
    [
      'Quiz of the year',
      '#Q First?\n^ a\nA a\nB b',
      'Second part',
      '#Q No option C?\n^ a\nA a\nB b\nD d',
      '#Q\n^ a\nA a\nB b',
      '#Q One option?\n^ a\nA a',
      '#Q The key is last?\nA a\nB b\n^ b',
    ].join('\n\n'),
  );
  expect(questions).toEqual([
    ['First?', ['a', 'b'], ['1']],
    ['The key is last?', ['a', 'b'], ['2']],
  ]);
  expect(refused).toEqual([
    [1, 'outside_questions'],
    [8, 'outside_questions'],
    [10, 'option_missing'],
    [16, 'question_text_missing'],
    [21, 'too_few_options'],
  ]);
});
