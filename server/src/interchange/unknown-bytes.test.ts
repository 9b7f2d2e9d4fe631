/** Bytes that are no character refuse only their own question, in every format that is made of text. */
import { type Problem, render } from '@lulus/contract/messages';
import { expect, test } from 'vitest';
import { readFile } from './fit-file.ts';

const bytesOf = (text: string) => Buffer.from(text, 'latin1');
const read = (text: string | Uint8Array) =>
  readFile({ name: 'soal', bytes: typeof text === 'string' ? bytesOf(text) : text });

/** Returns what is stored, and why the others are refused. */
async function outcomeOf(text: string) {
  const { items, refused } = await read(text);
  return {
    stored: items.map(({ content }) => content.bank_question.replace(/<[^>]*>/g, '')),
    refused: refused.map(({ problem }) => problem),
  };
}

const unknown = (line: number, byte = '0x81'): Problem => ({ code: 'byte_unknown', params: { byte, line } });
const codesOf = (warnings: Problem[]) => warnings.map(({ code }) => code);

test('GIFT: a byte in the text, an answer, the explanation or the title', async () => {
  const { stored, refused } = await outcomeOf(
    [
      'Satu?{=ya ~tidak}',
      'D\x81ua?{=ya ~tidak}',
      'Tiga?{\n=ya\n~tid\x8dak}',
      'Empat?{=ya ~tidak####Kar\x8fena}',
      'Lima?{=y\x90a}',
      'Enam?{=ya ~tidak#sal\x9dah}',
      '::Jud\x81ul::Tujuh?{=ya ~tidak}',
      '// koment\x81ar\nDelapan \x93ya\x94?{=ya ~tidak}',
    ].join('\n\n'),
  );
  expect(stored).toEqual(['Satu?', 'Delapan “ya”?']);
  expect(refused).toEqual([
    unknown(3),
    unknown(7, '0x8D'),
    unknown(9, '0x8F'),
    unknown(11, '0x90'),
    unknown(13, '0x9D'),
    unknown(15),
  ]);
});

test('Aiken and plain text, with a list of keys', async () => {
  const aiken = 'Satu?\nA. ya\nB. tidak\nANSWER: A\n\nDua?\nA. y\x81a\nB. tidak\nANSWER: A\n';
  expect(await outcomeOf(aiken)).toEqual({ stored: ['Satu?'], refused: [unknown(7)] });
  const text = '1. Satu?\nA. ya\nB. tidak\n2. Du\x9da?\nA. ya\nB. tidak\n3. Tiga?\nA. ya\nB. tidak\n';
  expect(await outcomeOf(`${text}\nKunci:\n1. A\n2. B\n3. B`)).toEqual({
    stored: ['Satu?', 'Tiga?'],
    refused: [unknown(4, '0x9D')],
  });
});

test('a byte outside of all questions is named where the text is', async () => {
  const { items, refused } = await read(
    'SMA Nege\x81ri 1\n\n1. Satu?\nA. ya\nB. tidak\n\n2. Dua?\nA. ya\nB. tidak\n',
  );
  expect(items).toHaveLength(2);
  expect(refused.map(({ problem }) => render(problem, 'en'))).toEqual([
    expect.stringContaining('Nege[0x81]ri'),
  ]);
});

test.each([
  ['GIFT', '$CATEGORY: Bio\x81logi\n\nSatu?{=ya ~tidak}\n\n$CATEGORY: Bio\x81logi\n\nDua?{=ya ~tidak}\n'],
  ['text', 'BAGIAN A Bio\x81logi\n1. Satu?\nA. ya\nB. tidak\nKunci: A\n2. Dua?\nA. ya\nB. tidak\nKunci: A\n'],
])('%s: a section loses a byte in its name, and each question says so', async (_, text) => {
  const { items, refused } = await read(text);
  expect(refused).toEqual([]);
  expect(new Set(items.map(({ section }) => section)).size).toBe(1);
  expect(items[0]?.section).toMatch(/BIOLOGI$/);
  for (const { warnings } of items) expect(codesOf(warnings)).toEqual(['section_byte_dropped']);
  expect(items[0]?.warnings[0]?.params).toEqual({ byte: '0x81', line: 1 });
});

const moodle = (encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?>
<quiz>${['Satu', 'Du\x81a', 'Caf\xe9']
    .map(
      (text) => `
<question type="shortanswer"><name><text>Soal</text></name>
<questiontext format="html"><text><![CDATA[<p>${text}</p>]]></text></questiontext>
<answer fraction="100"><text>ya</text></answer></question>`,
    )
    .join('')}
</quiz>`;

test.each(['utf-8', 'windows-1252', 'iso-8859-1'])('Moodle XML that says it is %s', async (encoding) => {
  expect(await outcomeOf(moodle(encoding))).toEqual({ stored: ['Satu', 'Café'], refused: [unknown(7)] });
});

test('a passage with such a byte refuses its questions', async () => {
  const passage = 'Bacalah teks berikut untuk menjawab soal nomor 2-3.\nSebuah k\x81ota besar.\n';
  const question = (number: number) => `${number}. Soal ${number}?\nA. ya\nB. tidak\nKunci: A\n`;
  expect(
    await outcomeOf(`${question(1)}\n${passage}\n${question(2)}\n${question(3)}\n${question(4)}`),
  ).toEqual({ stored: ['Soal 1?', 'Soal 4?'], refused: [unknown(7), unknown(7)] });
});

test('signs that files have themselves are text', async () => {
  const signs = '\ufde8\ufde1\ufdd8\u0081\ufffd';
  const { items, refused } = await read(Buffer.from(`Satu ${signs}?{=ya ~tidak}`));
  expect(refused).toEqual([]);
  expect(items[0]?.content.bank_question).toContain('\ufde8\ufde1');
});

test('a question that has another fault stays refused for it', async () => {
  const { refused } = await read('Satu\x81?{=ya ~tidak\n\nDua?{=ya ~tidak}');
  expect(refused.map(({ problem }) => problem.code)).toEqual(['gift_brace_unclosed']);
});
