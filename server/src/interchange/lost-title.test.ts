import { expect, test } from 'vitest';
import { mapGift } from './gift/map.ts';
import { readGift } from './gift/read.ts';
import type { ImportedItem, SourceFile } from './imported.ts';
import { isUsualTitle } from './lost-title.ts';
import { importMoodleXml } from './moodle-xml/map.ts';
import { importQti } from './qti/map.ts';
import { importQti1 } from './qti1/map.ts';

test.each([
  ['', 'Ibu kota Indonesia?'],
  ['Soal 12', 'Ibu kota Indonesia?'],
  ['Q7', 'Ibu kota Indonesia?'],
  ['Ibu kota ...', '<p>Ibu kota Indonesia?</p>'],
  ['3. Ibu kota  INDONESIA', '<p>Ibu <b>kota</b> Indonesia?</p>'],
  ['Kota [[1]] itu', '<p>Kota [[1]] itu besar</p>'],
])('the title %j says no more than %j', (title, text) => {
  expect(isUsualTitle(title, text)).toBe(true);
});

test('another title says more', () => {
  expect(isUsualTitle('Bab 2 mudah', 'Ibu kota Indonesia?')).toBe(false);
});

const XML = `<itemBody><extendedTextInteraction responseIdentifier="R"/><p>Apa?</p></itemBody>`;
const ITEM = `<item title="Bab 2 mudah"><presentation><material><mattext>Apa?</mattext></material><response_str ident="r"><render_fib rows="9"/></response_str></presentation></item>`;

test.each<[string, (file: SourceFile) => ReturnType<typeof importQti>, string]>([
  ['GIFT', (file) => mapGift(readGift(file)), '::Bab 2 mudah::Apa?{}'],
  [
    'Moodle XML',
    importMoodleXml,
    '<quiz><question type="essay"><name><text>Bab 2 mudah</text></name><questiontext><text>Apa?</text></questiontext></question></quiz>',
  ],
  [
    'QTI',
    importQti,
    `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="Bab 2 mudah" adaptive="false" timeDependent="false"><responseDeclaration identifier="R" cardinality="single" baseType="string"/>${XML}</assessmentItem>`,
  ],
  [
    'QTI 1.2',
    importQti1,
    `<questestinterop><assessment title="T"><section>${ITEM}</section></assessment></questestinterop>`,
  ],
])('a title of %s is kept for a note, and is no warning', (_, read, text) => {
  const [entry] = read({ name: 'soal', bytes: new TextEncoder().encode(text) }).entries;
  const { lostTitle, warnings } = entry as ImportedItem;
  expect(lostTitle).toBe('Bab 2 mudah');
  expect(JSON.stringify(warnings)).not.toContain('Bab 2');
});
