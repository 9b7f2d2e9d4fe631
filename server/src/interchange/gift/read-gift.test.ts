import { expect, test } from 'vitest';
import { type ImportedItem, isRefused, type RefusedItem } from '../imported.ts';
import { detectFormat } from '../readers.ts';
import { detectGift } from './detect.ts';
import { mapGift } from './map.ts';
import { readGift } from './read.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string | Uint8Array) =>
  mapGift(readGift({ name: 'soal.txt', bytes: typeof text === 'string' ? bytesOf(text) : text }));
const items = (text: string | Uint8Array) =>
  read(text).entries.filter((entry) => !isRefused(entry)) as ImportedItem[];
const refused = (text: string) => read(text).entries.filter(isRefused) as RefusedItem[];
const only = (text: string | Uint8Array): ImportedItem => {
  const { entries } = read(text);
  expect(entries).toHaveLength(1);
  expect(entries[0]).not.toHaveProperty('refused');
  return entries[0] as ImportedItem;
};
const codes = (item: ImportedItem) => item.warnings.map(({ code }) => code);

test('a single choice', () => {
  const { fields, warnings, section, ref } = only(
    'Ibu kota Indonesia adalah\n{\n=Jakarta\n~Bandung\n~Medan\n}',
  );
  expect(fields).toEqual({
    bank_question: '<p>Ibu kota Indonesia adalah</p>',
    interaction: 'choice',
    option_type: 'text',
    bank_option: { 1: 'Jakarta', 2: 'Bandung', 3: 'Medan' },
    bank_key: ['1'],
  });
  expect({ warnings, section, ref }).toEqual({
    warnings: [],
    section: '',
    ref: { code: 'ref_line', params: { number: 1 } },
  });
});

test('all escapes, and signs in the text that need none', () => {
  const { fields } = only(
    'Jam 10:30, x=2 dan \\~ \\= \\# \\{ \\} \\: \\\\ \\frac { =\\~a\\=b\\#c ~\\{\\}\\: ~\\\\n }',
  );
  expect(fields.bank_question).toBe('<p>Jam 10:30, x=2 dan ~ = # { } : \\ \\frac</p>');
  expect(fields.bank_option).toEqual({ 1: '~a=b#c', 2: '{}:', 3: '\\n' });
});

test('a line break is escaped, but not in the commands of formulas', () => {
  const { fields } = only('Satu\\ndua \\(a \\neq b\\) \\ni. tiga {=ya ~tidak}');
  expect(fields.bank_question).toMatch(
    /^<p>Satu<br \/>dua <math alttext="a \\neq b">.*<\/math> <br \/>i\. tiga<\/p>$/s,
  );
});

test('weights of several right answers', () => {
  const { fields } = only('Q {~%50%a ~%50%b ~%-50%c ~%-50%d}');
  expect(fields).toMatchObject({
    interaction: 'choice_multiple',
    bank_key: ['1', '2'],
    scoring_rule: 'parts_minus_wrong',
  });
  const thirds = only('Q {~%33.33333%a ~%33.33333%b ~%33.33333%c ~%-100%d}').fields;
  expect(thirds).toMatchObject({
    scoring_rule: 'option_points',
    option_points: { 1: 0.3333, 2: 0.3333, 3: 0.3334, 4: -1 },
    bank_key: ['1', '2', '3'],
  });
});

test('partial weights of a single choice', () => {
  const { fields, warnings } = only('Q {=a ~%50%b ~%-25%c ~d}');
  expect(fields).toMatchObject({
    interaction: 'choice',
    scoring_rule: 'option_points',
    option_points: { 1: 1, 2: 0.5, 3: -0.25, 4: 0 },
    bank_key: ['1'],
  });
  expect(warnings).toEqual([]);
  expect(codes(only('Q {~%50%a ~%20%b}'))).toEqual(['option_points_total']);
});

test('several single right options, and a choice without a key', () => {
  expect(only('Q {=a =b ~c}').fields.bank_key).toEqual(['1', '2']);
  const none = only('Q {~a ~b}');
  expect(none.fields).not.toHaveProperty('bank_key');
  expect(codes(none)).toEqual(['no_key_in_file']);
});

test('feedback of answers is named, general feedback is the hint', () => {
  const { fields, warnings } = only('Q {=a#tepat ~b#salah, coba lagi ####Lihat halaman 3}');
  expect(fields).toMatchObject({
    hint: 'Lihat halaman 3',
    hint_type: 'text',
    bank_option: { 1: 'a', 2: 'b' },
  });
  expect(warnings).toEqual([{ code: 'feedback_dropped', params: { text: 'a: tepat; b: salah, coba lagi' } }]);
  expect(only('[html]<p>Q</p>{=<p>a</p>#<p>b <i>c</i></p> ~d}').warnings[0]?.params).toEqual({
    text: 'a : b c',
  });
  expect(only('Q {~C# ~Java =Go}').warnings).toEqual([{ code: 'feedback_dropped', params: { text: 'C#' } }]);
});

test('true and false in the language of the file, feedback in the order of Moodle', () => {
  const { fields, warnings } = only('Matahari terbit dari timur dan itu benar.{TRUE#Keliru#Tepat}');
  expect(fields).toMatchObject({
    interaction: 'choice',
    bank_option: { 1: 'Benar', 2: 'Salah' },
    bank_key: ['1'],
    keep_option_order: true,
  });
  expect(warnings[0]?.params).toEqual({ text: 'Salah: Keliru; Benar: Tepat' });
  const english = only('The sun is a planet of the solar system {F}').fields;
  expect(english).toMatchObject({ bank_option: { 1: 'True', 2: 'False' }, bank_key: ['2'] });
  expect(only('Q {True story}').fields.interaction).toBe('short_answer');
});

test('short answers with weights, signs and a comment inside', () => {
  const { fields, warnings } = only(
    'Ibu kota\\: {\n=Jakarta\n// komentar\n=%50%Batavia\n=%0%Bandung#bukan\n}',
  );
  expect(fields).toMatchObject({
    interaction: 'short_answer',
    bank_key: [
      { answer: 'Jakarta', share: 1 },
      { answer: 'Batavia', share: 0.5 },
    ],
  });
  expect(warnings[0]?.params).toEqual({ text: 'Bandung: bukan' });
  expect(only('Q {Jakarta}').fields.bank_key).toEqual([{ answer: 'Jakarta', share: 1 }]);
  expect(refused('Q {=%50%Jakarta}')[0]?.refused.code).toBe('full_share_missing');
});

test.each([
  ['{#3.14}', { value: '3.14' }],
  ['{#3.14:0.01}', { value: '3.14', tolerance: '0.01' }],
  ['{#3,14}', { value: '3.14' }],
  ['{#-5..1.5}', { min: '-5', max: '1.5' }],
  ['{#=%100%1e3:0#}', { value: '1000' }],
  ['{#\n=2:0.5\n~#Salah\n}', { value: '2', tolerance: '0.5' }],
  ['{#0.12345678901234567890}', { value: '0.1234567890123456789' }],
])('the number %s', (answers, key) => {
  expect(only(`Q ${answers}`).fields).toMatchObject({ interaction: 'number', bank_key: key });
});

test.each([
  ['{#=1 =%50%2}', 'number_several'],
  ['{#=1 =2}', 'number_several'],
  ['{#=%50%2}', 'number_partial'],
  ['{#lima}', 'number_unreadable'],
  ['{#1,250}', 'number_ambiguous'],
  ['{#5..1}', 'number_unreadable'],
  ['{#1/3}', 'number_unreadable'],
])('the number %s is refused', (answers, code) => {
  expect(refused(`Q ${answers}`)[0]?.refused.code).toBe(code);
});

test('matching with a shared right side, a further right side and escapes', () => {
  const { fields } = only('Jodohkan {=Jakarta -> Indonesia =Bandung -> Indonesia = -> Laos =a\\=b -> c\\=d}');
  expect(fields).toMatchObject({
    interaction: 'match',
    bank_rows: { 1: 'Jakarta', 2: 'Bandung', 3: 'a=b' },
    bank_option: { 1: 'Indonesia', 2: 'Laos', 3: 'c=d' },
    bank_key: { 1: '1', 2: '1', 3: '3' },
    reuse_options: true,
    scoring_rule: 'equal_parts',
  });
  expect(refused('Q {=a -> b =c}')[0]?.refused.code).toBe('gift_pair');
});

test('a missing word is a gap', () => {
  expect(only('Ibu kota Indonesia adalah {=Jakarta ~Bandung}.').fields).toMatchObject({
    interaction: 'gaps',
    bank_question: '<p>Ibu kota Indonesia adalah [[1]].</p>',
    bank_gaps: { 1: { type: 'list', options: { 1: 'Jakarta', 2: 'Bandung' } } },
    bank_key: { 1: ['1'] },
  });
  expect(only('Dua tambah {=dua =2} adalah empat.').fields).toMatchObject({
    bank_gaps: { 1: { type: 'text' } },
    bank_key: {
      1: [
        { answer: 'dua', share: 1 },
        { answer: '2', share: 1 },
      ],
    },
  });
  expect(only('Air mendidih pada {#100:1} derajat').fields).toMatchObject({
    bank_key: { 1: { value: '100', tolerance: '1' } },
  });
  expect(only('Ada {=a ~%50%b} di sini').fields).toMatchObject({
    interaction: 'choice',
    bank_question: '<p>Ada _____ di sini</p>',
  });
});

test('formats of texts', () => {
  const html = only('[html]<p>Hitung <b>x</b> \\& 2</p>{=<i>a</i> ~b &lt; c}').fields;
  expect(html.bank_question).toBe('<p>Hitung <b>x</b> \\& 2</p>');
  expect(html).toMatchObject({ option_type: 'html', bank_option: { 1: '<i>a</i>', 2: 'b &lt; c' } });
  const plain = only('[plain]a < b & <b>{=<b> ~x}').fields;
  expect(plain.bank_question).toBe('<p>a &lt; b &amp; &lt;b&gt;</p>');
  expect(plain).toMatchObject({ option_type: 'text', bank_option: { 1: '<b>', 2: 'x' } });
  const moodle = only('[moodle]H<sub>2</sub>O, a < b dan\nR&D &euro;{=a<b ~x}').fields;
  expect(moodle.bank_question).toBe('<p>H<sub>2</sub>O, a &lt; b dan<br />R&amp;D &euro;</p>');
  expect(moodle.bank_option).toEqual({ 1: 'a<b', 2: 'x' });
  const markdown = only('[markdown]Mana yang **tebal**?\\n\\n- satu\\n- dua{=*a* ~b &lt; c}').fields;
  expect(markdown.bank_question).toBe(
    '<p>Mana yang <strong>tebal</strong>?</p>\n<ul>\n<li>satu</li>\n<li>dua</li>\n</ul>',
  );
  expect(markdown).toMatchObject({ option_type: 'html', bank_option: { 1: '<em>a</em>', 2: 'b &lt; c' } });
  expect(only('[markdown]Q{=a \\~ b ~c}').fields).toMatchObject({
    option_type: 'text',
    bank_option: { 1: 'a ~ b', 2: 'c' },
  });
  expect(only('[catatan] isi{=a ~b}').fields.bank_question).toBe('<p>[catatan] isi</p>');
});

test('LaTeX in the delimiters of Moodle is a formula', () => {
  const { fields } = only('Hitung \\(x \\neq 1\\), harga $5 dan $6 {=$$\\frac\\{1\\}\\{2\\}$$ ~dua}');
  expect(fields.bank_question).toMatch(
    /^<p>Hitung <math alttext="x \\neq 1">.*<\/math>, harga \$5 dan \$6<\/p>$/s,
  );
  expect(fields.option_type).toBe('html');
  expect(fields.bank_option?.[1]).toMatch(/^<math alttext="\\frac\{1\}\{2\}">/);
  expect(fields.bank_option?.[2]).toBe('dua');
  expect(only('[plain]\\(x\\) {=a ~b}').fields.bank_question).toBe('<p>\\(x\\)</p>');
});

test('the place of a question has its title, unless that says no more than the text', () => {
  const line = { code: 'ref_line', params: { number: 1 } };
  expect(only('::Soal 3:: Apa itu air?{=a ~b}').ref).toEqual(line);
  expect(only('::Apa itu...:: Apa itu air?{=a ~b}').ref).toEqual(line);
  expect(only('::Bab\\: 1 mudah:: Apa?{=a ~b}').ref).toEqual({
    code: 'ref_line_named',
    params: { number: 1, name: 'Bab: 1 mudah' },
  });
});

test('categories are sections, and tags of comments are tags', () => {
  const found = items(
    '$CATEGORY: $course$/top/Default for X/BIOLOGI\n\n// [tag:sel] [tag:mudah]\nQ1 {T}\n\n$CATEGORY: Fisika//Kimia\nQ2 {T}\n\n$CATEGORY: a/2024\n\nQ3 {F}',
  );
  expect(found.map(({ section }) => section)).toEqual(['BIOLOGI', 'Fisika/Kimia', 'Bagian 2024']);
  expect(found[0]?.fields.tags).toEqual(['sel', 'mudah']);
  expect(only('// [id:IPA-7] [tag:sel]\nQ {T}').fields.tags).toEqual(['IPA-7', 'sel']);
  expect(found[0]?.ref.params).toEqual({ number: 4 });
  const same = items('$CATEGORY: X/Bab 1\n\nQ {T}\n\n$CATEGORY: Y/Bab 1\n\nQ {T}');
  expect(same.map(({ section }) => section)).toEqual(['X / Bab 1', 'Y / Bab 1']);
});

test('comments inside a question', () => {
  const file = '::Soal 1:: // judul\n// teks\nAir itu cair. // tetap\n{ // kunci\n  // ya\n  T // pasti\n}';
  expect(only(file).fields).toMatchObject({
    bank_question: '<p>Air itu cair. // tetap</p>',
    bank_option: { 1: 'Benar', 2: 'Salah' },
    bank_key: ['1'],
  });
  expect(only('Q { // kunci\n=http\\://a.id // b\n}').fields.bank_key).toEqual([
    { answer: 'http://a.id // b', share: 1 },
  ]);
});

test('accepted answers of several lines have spaces', () => {
  expect(only('Q {=dua\n   kata =%50%satu  kata}').fields.bank_key).toEqual([
    { answer: 'dua kata', share: 1 },
    { answer: 'satu kata', share: 0.5 },
  ]);
});

test.each([
  ['a gap at its start', '{=Asia ~Eropa} adalah benua terbesar.'],
  ['a category alone', '$CATEGORY: $course$/top/Sel'],
  ['a text with a format', '[markdown]Hanya teks'],
  ['a title and a text', '::Petunjuk::Kerjakan di kertas.'],
  ['a comment before the answers', 'Benar?\n{ // kunci\n T // ya\n}'],
])('a file with %s is GIFT', (_, text) => {
  expect(detectGift({ name: 'soal.txt', bytes: bytesOf(text) })).toBe(true);
});

test('Aiken with braces in its texts is no GIFT', () => {
  const bytes = bytesOf('Himpunan {=} kosong?\nA) { }\nB) {0}\nANSWER: A\n');
  expect(detectFormat({ name: 'soal.txt', bytes })).toBe('aiken');
});

test.each([['{"a": [1]}'], ['<p>{=a}</p>'], ['\\section{=}'], ['Hanya teks']])('%s is no GIFT', (text) => {
  expect(detectGift({ name: 'soal.txt', bytes: bytesOf(text) })).toBe(false);
});

test('categories beyond the sections of an examination are tags', () => {
  const found = items(Array.from({ length: 51 }, (_, at) => `$CATEGORY: Bab ${at}\n\nQ {T}`).join('\n\n'));
  expect(found[50]).toMatchObject({ section: '', fields: { tags: ['Bab 50'] } });
  expect(codes(found[50] as ImportedItem)).toEqual(['section_to_tag']);
});

test('one broken question leaves the others', () => {
  const { entries } = read(
    'Q1 {=a ~b}\n\nQ2 {=a ~b\n\nQ3 {T}\n\nQ4 } x\n\nQ5 {=a ~{b} }\n\nQ6 {=a ~b} dan {=c ~d}\n\nQ7 {=x=2 ~x=3}\n\nQ8 {F}',
  );
  expect(
    entries.map((entry) => (isRefused(entry) ? [entry.refused.code, entry.ref.params.number] : 'ok')),
  ).toEqual([
    'ok',
    ['gift_brace_unclosed', 3],
    'ok',
    ['gift_brace_unopened', 7],
    ['gift_brace_inside', 9],
    ['gift_second_answers', 11],
    ['gift_sign_inside', 13],
    'ok',
  ]);
});

test('empty lines in answers, and questions without an empty line between them', () => {
  const found = items('Q1 {\n=a\n\n~b\n\n}\n::Q2::Q2 {T}\nQ3 {\n~a\n=b\n}\nQ4\n{F}');
  expect(found.map(({ ref, fields }) => [ref.params.number, fields.bank_question])).toEqual([
    [1, '<p>Q1</p>'],
    [7, '<p>Q2</p>'],
    [8, '<p>Q3</p>'],
    [12, '<p>Q4</p>'],
  ]);
});

test('an essay, and a text without answers', () => {
  expect(only('Jelaskan! {}').fields).toMatchObject({ interaction: 'essay', bank_key: null });
  expect(only('Jelaskan! {####Kunci}').fields).toMatchObject({ interaction: 'essay', hint: 'Kunci' });
  expect(refused('Hanya teks')[0]).toMatchObject({ refused: { code: 'gift_no_answers' } });
});

test('a text that names its questions is their stimulus', () => {
  const { entries, stimuli } = read(
    'Q {T}\n\nBacaan untuk soal nomor 2-3\\nAir itu penting.\n\nQ {T}\n\nQ {F}\n\nQ {T}',
  );
  expect(entries.map((entry) => (entry as ImportedItem).stimulus)).toEqual([undefined, '3', '3', undefined]);
  expect(stimuli[3]?.content).toBe('<p>Bacaan untuk soal nomor 2-3<br />Air itu penting.</p>');
});

test('bytes of windows-1252 in a file of UTF-8', () => {
  const bytes = Uint8Array.from([
    ...bytesOf('“Q” é '),
    0x93,
    0x65,
    0x94,
    ...bytesOf(' {=ä '),
    0xe4,
    ...bytesOf(' ~b}'),
  ]);
  const item = only(bytes);
  expect(item.fields).toMatchObject({ bank_question: '<p>“Q” é “e”</p>', bank_option: { 1: 'ä ä', 2: 'b' } });
  expect(codes(item)).toEqual(['characters_guessed']);
  const utf16 = Buffer.from('\ufeffQ é {T}', 'utf16le');
  expect(only(new Uint8Array(utf16)).fields.bank_question).toBe('<p>Q é</p>');
  expect(() => read(Uint8Array.from([0x51, 0x0a, 0x00]))).toThrowError(
    expect.objectContaining({ problem: { code: 'text_encoding_unknown', params: { line: 2 } } }),
  );
});

test('a file without questions cannot be read', () => {
  expect(() => read('// nur komentar\n\n')).toThrowError(
    expect.objectContaining({ problem: { code: 'no_questions_in_file', params: {} } }),
  );
});

test('5,000 questions are read in seconds', () => {
  const text = Array.from(
    { length: 5000 },
    (_, at) =>
      `::Q${at}:: Ibu kota nomor ${at} adalah {\n=Jakarta ${at}#benar\n~Bandung\n~<b>Medan</b>\n~Solo\n}\n`,
  ).join('\n');
  const start = performance.now();
  expect(items(text)).toHaveLength(5000);
  expect(performance.now() - start).toBeLessThan(5000);
});
