/** Files of Moodle XML, awkward ones included, and what is read from them. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type ImportedFields, type ImportedItem, isRefused, Unreadable } from '../imported.ts';
import { importMoodleXml } from './map.ts';
import { decimalOf } from './map-types.ts';
import { detectMoodleXml } from './read.ts';

const FOLDER = fileURLToPath(new URL('../../../test/moodle-xml/', import.meta.url));
const open = (name: string) => ({ name, bytes: new Uint8Array(readFileSync(`${FOLDER}${name}.xml`)) });
const readText = (xml: string) => importMoodleXml({ name: 'x.xml', bytes: new TextEncoder().encode(xml) });

/** The fields of the questions, or the code of their refusal. */
const read = (name: string) =>
  importMoodleXml(open(name)).entries.map((entry): ImportedFields | string =>
    isRefused(entry) ? entry.refused.code : entry.fields,
  );
const warningsIn = (name: string) =>
  importMoodleXml(open(name)).entries.map((entry) =>
    isRefused(entry) ? [] : entry.warnings.map(({ code }) => code),
  );
const problemOf = (name: string) => {
  try {
    importMoodleXml(open(name));
  } catch (error) {
    if (error instanceof Unreadable) return error.problem;
    throw error;
  }
  return undefined;
};

describe('choices', () => {
  const [single, partial, minus, sum, set, twice, above] = read('choices') as ImportedFields[];
  test('one right option, with all that stands beside it', () => {
    expect(single).toEqual({
      interaction: 'choice',
      bank_question: '<p dir="ltr">Ibu kota <b>Indonesia</b>?</p>',
      bank_question_weight: 2,
      option_type: 'html',
      bank_option: { 1: '<p>Jakarta</p>', 2: 'Bandung' },
      bank_key: ['1'],
      keep_option_order: true,
      hint: '<p>Sejak 1945.</p>',
      hint_type: 'html',
      tags: ['ibu kota', 'kelas 5', 'IPS-01'],
    });
  });
  test('partial and negative fractions are points by option', () => {
    expect(partial).toMatchObject({
      interaction: 'choice',
      scoring_rule: 'option_points',
      option_points: { 1: 3, 2: 1, 3: -0.75 },
      bank_question_weight: 3,
    });
  });
  test('several right options have the rule that gives the same points', () => {
    expect(minus).toMatchObject({ scoring_rule: 'parts_minus_wrong', bank_key: ['1', '2', '3'] });
    expect(sum).toMatchObject({ scoring_rule: 'option_points', option_points: { 1: 2, 2: 2, 3: 0 } });
    expect(set).toMatchObject({ scoring_rule: 'all_or_nothing', bank_key: ['1', '3'] });
    expect(twice).toMatchObject({ scoring_rule: 'all_or_nothing', bank_key: ['1', '2'] });
    expect(above).toBe('fractions_above_full');
  });
  test('texts for single answers, rounding and readings are warned of', () => {
    expect(warningsIn('choices')).toEqual([
      ['feedback_dropped'],
      ['points_rounded'],
      [],
      [],
      [],
      ['each_full_read_as_all'],
      [],
    ]);
  });
  test('fourteen options, and an empty one that is left out', () => {
    const [{ bank_option = {}, bank_key } = {} as ImportedFields] = read(
      'fourteen-options',
    ) as ImportedFields[];
    expect([Object.keys(bank_option).length, bank_option[14], bank_key]).toEqual([14, 'N', ['2']]);
  });
});

test('true and false in any order, and in the language of an old file', () => {
  const options = { 1: 'Benar', 2: 'Salah' };
  expect(read('true-false')).toMatchObject([
    { bank_question: '<p>1 &lt; 2</p><p>Benarkah?</p>', bank_option: options, bank_key: ['1'] },
    { bank_option: { 1: 'Wahr', 2: 'Falsch' }, bank_key: ['2'] },
  ]);
});

test('short answers and numbers', () => {
  expect(read('short-and-numbers')).toMatchObject([
    {
      bank_key: [
        { answer: 'Ki Hajar *', share: 1 },
        { answer: 'Suwardi', share: 0.3333333 },
      ],
      text_rules: { case: true },
    },
    { bank_key: { value: '9.81', tolerance: '0.05' }, unit: 'm/s2' },
    { bank_key: { value: '602000000000000000000000', tolerance: '1000000000000000000000' } },
    'number_partial',
    'number_several',
    { bank_key: { value: '-1.5' } },
  ]);
  expect(warningsIn('short-and-numbers').slice(0, 2)).toEqual([
    ['answers_without_points', 'feedback_dropped'],
    ['units_dropped', 'unit_not_scored'],
  ]);
});

test.each([
  ['3.50', '3.5'],
  ['-.5', '-0.5'],
  ['+7', '7'],
  ['1,5', '1.5'],
  ['2e3', '2000'],
  ['1.25E-3', '0.00125'],
  ['007', '7'],
  ['-0', '0'],
  ['1.5e1', '15'],
  ['', undefined],
  ['.', undefined],
  ['3 m', undefined],
  ['1e999', undefined],
])('the number %j is %j', (text, decimal) => {
  expect(decimalOf(text)).toBe(decimal);
});

test('matching with a distractor or equal right sides, and an order by its fractions', () => {
  const [pairs, reused, order] = read('matching-and-order') as ImportedFields[];
  const sidesOf = ({ bank_key, bank_option = {} }: ImportedFields = {} as ImportedFields) =>
    Object.values(bank_key as Record<string, string>).map((option) => bank_option[option]);
  expect(pairs).toMatchObject({ rows_type: 'html', bank_rows: { 1: '<p>Mesir</p>', 2: '<p>Peru</p>' } });
  expect(pairs).not.toHaveProperty('reuse_options');
  expect([sidesOf(pairs), Object.keys(pairs?.bank_option ?? {})]).toEqual([
    ['Kairo', 'Lima'],
    ['1', '2', '3'],
  ]);
  expect(reused).toMatchObject({ reuse_options: true, rows_type: 'text', scoring_rule: 'equal_parts' });
  expect(sidesOf(reused)).toEqual(['mamalia', 'mamalia', 'burung']);
  expect(sidesOf(order)).toEqual(['telur', 'ulat', 'kupu-kupu']);
  expect(warningsIn('matching-and-order')[2]).toEqual(['order_rule_changed', 'order_all_used']);
});

describe('gaps', () => {
  test('embedded answers with escapes, fractions, feedback and a formula beside them', () => {
    const [first] = read('cloze') as ImportedFields[];
    expect(first?.bank_question).toMatch(
      /^<p>Air: \[\[1\]\], pH \[\[2\]\], <math .*\n\[\[3\]\] \[\[4\]\]<\/p>$/s,
    );
    expect(first).toMatchObject({
      bank_question_weight: 8,
      scoring_rule: 'equal_parts',
      keep_option_order: true,
      bank_gaps: {
        1: { type: 'text' },
        2: { type: 'number' },
        3: { type: 'list', options: { 1: 'asam', 2: 'netral & murni', 3: 'basa' } },
        4: { type: 'list', options: { 1: 'a', 2: 'b' } },
      },
      bank_key: {
        1: [
          { answer: 'H2O', share: 1 },
          { answer: 'H}2#O', share: 0.5 },
        ],
        2: { value: '7', tolerance: '0.5' },
        3: ['2'],
        4: ['1', '2'],
      },
    });
  });
  test('unequal weights, partial options and numbers, and unknown parts are refused', () => {
    expect(read('cloze').slice(1, 6)).toEqual([
      'gap_weights_unequal',
      'unsupported_type',
      'gap_partial',
      'number_partial',
      'unsupported_type',
    ]);
  });
  test('a shuffled list, and capital letters that matter in some gaps', () => {
    const last = read('cloze')[6];
    expect(last).toMatchObject({ bank_question_weight: 3, text_rules: { case: false } });
    expect(last).not.toHaveProperty('keep_option_order');
    expect(warningsIn('cloze')[6]).toEqual(['case_of_some_gaps']);
  });
  test('words of groups, one of them in two places', () => {
    const animals = { type: 'list', options: { 1: 'Kucing', 2: 'Sapi' } };
    expect(read('words')).toMatchObject([
      {
        bank_question: '<p>[[1]] makan [[2]] dan [[3]].</p>',
        bank_question_weight: 3,
        bank_gaps: { 1: animals, 2: { options: { 1: 'rumput', 2: 'ikan' } }, 3: animals },
        bank_key: { 1: ['1'], 2: ['2'], 3: ['1'] },
      },
      { bank_gaps: { 1: { options: { 1: 'goes', 2: 'go' } } }, keep_option_order: true },
      'gap_word_missing',
    ]);
  });
});

test('essays in Markdown, with notes for markers, and uploads', () => {
  expect(read('essays')).toMatchObject([
    {
      bank_question:
        '<p><strong>Judul</strong></p>\n<p>Jelaskan <strong>hujan</strong>:</p>\n<ul>\n<li>awan</li>\n<li>air</li>\n</ul>',
      bank_question_weight: 10,
      max_words: 250,
      rubric: [
        { criterion: 'Isi: 5', levels: [] },
        { criterion: 'Bahasa: 5', levels: [] },
      ],
    },
    'upload_needed',
  ]);
  expect(warningsIn('essays')[0]).toEqual([
    'attachments_dropped',
    'min_words_dropped',
    'template_dropped',
    'marker_notes_as_rubric',
  ]);
});

test('nested categories are sections by their last name, or the last two if that is not enough', () => {
  const sections = importMoodleXml(open('categories')).entries.map((entry) =>
    isRefused(entry) ? '' : entry.section,
  );
  expect(sections).toEqual(['', 'Sel', 'Fisika / Kuis', 'Kimia / Kuis', 'Input/Output']);
});

test('the description of a category is named once', () => {
  const category =
    '<question type="category"><category><text>$course$/Sel</text></category><info format="html"><text>&lt;p&gt;Bab 2&lt;/p&gt;</text></info></question>';
  const essay =
    '<question type="essay"><questiontext format="html"><text>Uraikan!</text></questiontext></question>';
  const { entries } = readText(`<quiz>${category}${essay}${essay}</quiz>`);
  expect(entries).toMatchObject([
    { section: 'Sel', warnings: [{ code: 'section_text_dropped', params: { text: 'Bab 2' } }] },
    { section: 'Sel', warnings: [] },
  ]);
});

test('a description is the passage of the questions up to the next one or to the next category', () => {
  const { entries, stimuli } = importMoodleXml(open('descriptions'));
  const found = entries.map((entry) => (isRefused(entry) ? entry.refused.code : entry.stimulus));
  const [first, , second] = found as string[];
  expect(found).toEqual([first, 'unsupported_type', second, undefined, 'description_alone']);
  const description = { files: [], warnings: [], isDescription: true };
  expect(stimuli).toEqual({
    [first as string]: { content: '<p>Pada suatu hari …</p>', ...description },
    [second as string]: { content: 'Grafik', ...description },
  });
});

test('pictures and recordings, with encoded names, in folders, and missing ones', () => {
  const { entries, media } = importMoodleXml(open('files'));
  const [first, old] = entries as [ImportedItem, ImportedItem];
  const { fields, warnings } = first;
  const sources = [...fields.bank_question.matchAll(/src="([^"]*)"/g)].map(([, src = '']) => src);
  expect(sources.map((src) => src.replace(/^[\da-f]{12}-/, ''))).toEqual([
    'gambar_satu_1_.png',
    'dua.png',
    'picture.png',
    'hilang.png',
  ]);
  for (const src of sources.slice(0, 3)) expect(media[src]?.subarray(1, 4).toString()).toBe('PNG');
  expect(fields.bank_question).not.toMatch(/PLUGINFILE|<audio|<video|<a /);
  expect(fields.bank_option?.[1]).toMatch(/^<p><img src="[\da-f]{12}-a\.png"><\/p>$/);
  expect(fields.files?.map((name) => name.slice(13))).toEqual(['suara.mp3', 'pidato.mp3']);
  expect(warnings).toEqual([
    { code: 'recording_missing', params: { name: '@@PLUGINFILE@@/tidak-ada.mp4' } },
    { code: 'linked_file_dropped', params: { name: 'materi.pdf' } },
  ]);
  expect(Object.keys(media).join()).not.toContain('pdf');
  expect(old.fields).toMatchObject({
    bank_question: 'baris 1<br />baris 2',
    files: [expect.stringMatching(/foto\.gif$/)],
  });
});

test('questions of other types are refused by the name of the type', () => {
  const types = importMoodleXml(open('unsupported')).entries.map((entry) =>
    isRefused(entry) ? entry.refused.params.type : undefined,
  );
  expect(types).toEqual(['calculated', 'ddimageortext', 'ddmarker', 'stack', 'random', 'constructor', '?']);
});

test('questions without answers have no key, and none is lost', () => {
  const fields = read('missing-answers');
  expect(fields).toHaveLength(9);
  expect(fields[4]).toBe('number_unreadable');
  const keys = fields.map((one) => (typeof one === 'string' ? one : Object.keys(one.bank_key ?? {}).length));
  expect(keys).toEqual([0, 0, 0, 0, 'number_unreadable', 0, 0, 0, 0]);
});

test('general feedback that is longer than a hint can be is left out with a warning', () => {
  const { entries } = readText(
    `<quiz><question type="essay"><questiontext><text>x</text></questiontext><generalfeedback format="html"><text>${'a '.repeat(3000)}</text></generalfeedback></question></quiz>`,
  );
  expect(entries).toMatchObject([{ warnings: [{ code: 'hint_too_long', params: { max: 5000 } }] }]);
  expect(entries[0]).not.toHaveProperty('fields.hint');
});

test('scripts stay in the HTML, for the allow-list of rich text', () => {
  const [{ bank_question, option_type } = {} as ImportedFields] = read('scripts') as ImportedFields[];
  expect(bank_question).toContain("<script>alert('x')</script>");
  expect(option_type).toBe('html');
});

test('CDATA, split CDATA and entities are read once', () => {
  expect(read('cdata-and-entities')).toMatchObject([
    {
      bank_question: 'Tulis <code>&lt;!DOCTYPE html&gt; <!DOCTYPE x></code> a]]>b &amp; <b>c</b>&nbsp;✓',
      bank_option: { 1: 'a < b &amp; c', 2: '<b>', 3: '$$5' },
    },
  ]);
});

test('formulas of the filters of Moodle are formulas; prices and code are not', () => {
  const [{ bank_question, bank_option } = {} as ImportedFields] = read('formulas') as ImportedFields[];
  const latex = [...bank_question.matchAll(/<annotation[^>]*>([^<]*)/g)].map(([, source]) => source);
  expect(latex).toEqual(['x^{2} &lt; 4', '\\frac{1}{2}', '\\sqrt{2}']);
  expect(bank_question).toContain('$5 dan $6. <code>\\(kode\\)</code> \\(\\tidakada{\\)');
  expect(bank_option?.[1]).toMatch(/^<math /);
  expect(warningsIn('formulas')).toEqual([['formula_as_text']]);
});

test.each(['windows-1252', 'latin-1', 'utf-16', 'byte-order-mark'])('a file in %s', (name) => {
  expect(read(name)).toMatchObject([
    { bank_question: '“Café” – 5 €?', bank_key: [{ answer: 'naïf', share: 1 }] },
  ]);
});

describe('files that cannot be read', () => {
  test.each([
    ['empty', 'no_questions_in_file', undefined],
    ['not-moodle', 'moodle_quiz_missing', undefined],
    ['broken', 'file_broken_at', 4],
    ['entity-bomb', 'xml_declaration', 3],
  ])('%s: %s', (name, code, line) => {
    expect(problemOf(name)).toMatchObject({ code, params: line ? { line } : {} });
  });
  test('elements in elements without end', () => {
    expect(() => readText(`<quiz>${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}</quiz>`)).toThrow(
      Unreadable,
    );
  });
  test('a definition elsewhere is not loaded, and one in the file is refused', () => {
    const quiz = '<quiz><question type="essay"><questiontext><text>A</text></questiontext></question></quiz>';
    const withType = (type: string) => `<?xml version="1.0"?>\n<!DOCTYPE quiz ${type}>\n${quiz}`;
    expect(readText(withType('SYSTEM "file:///etc/passwd"')).entries).toHaveLength(1);
    expect(() => readText(withType('[<!ENTITY a SYSTEM "file:///etc/passwd">]'))).toThrow(Unreadable);
  });
  test('an entity after the first element', () => {
    expect(() => readText('<quiz><!ENTITY a "b"></quiz>')).toThrow(Unreadable);
  });
});

test('long texts and many open tags take little time', () => {
  const question = (text: string) =>
    `<quiz><question type="essay"><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext></question></quiz>`;
  const start = performance.now();
  for (const part of ['<img "', '<audio>', '<a href="', '<p><video>', '\\(', '{1:SA:']) {
    expect(readText(question(`\\(x\\)${part.repeat(20_000)}`)).entries).toHaveLength(1);
  }
  const file = `<file name="a" encoding="base64">${'A'.repeat(5_000_000)}</file>`;
  expect(readText(question('x').replace('</text>', `</text>${file}`)).entries).toHaveLength(1);
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('the format is detected by its root element', () => {
  const names = readdirSync(FOLDER).map((name) => name.replace(/\.xml$/, ''));
  const others = names.filter((name) => !detectMoodleXml(open(name)));
  expect(others).toEqual(['empty', 'not-moodle']);
});
