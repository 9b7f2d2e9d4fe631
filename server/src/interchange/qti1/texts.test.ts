/** Texts, pictures, formulas and passages of questions. */
import { describe, expect, test } from 'vitest';
import { choice, equal, fileOf, PNG, readBytes, right, warningsIn } from '../../../test/qti1-files.ts';
import { contentText } from '../../content/content-text.ts';
import { type ImportedFields, type ImportedItem, isRefused } from '../imported.ts';
import { importQti1 } from './map.ts';

describe('texts', () => {
  const stemOf = (mattext: string) => {
    const bytes = fileOf(choice(right(equal('a'))).replace('<mattext>Soal?</mattext>', mattext));
    return (readBytes(bytes)[0] as ImportedFields).bank_question;
  };
  test.each([
    ['<mattext texttype="text/plain">a &lt;b&gt; c</mattext>', 'a &lt;b&gt; c'],
    ['<mattext texttype="text/plain">baris 1\nbaris 2</mattext>', '<p>baris 1<br />baris 2</p>'],
    ['<mattext>a &lt;b&gt;c&lt;/b&gt;</mattext>', 'a <b>c</b>'],
    ['<mattext>x &lt; y &amp; z</mattext>', 'x &lt; y &amp; z'],
    [
      '<mattext texttype="text/html"><![CDATA[<h3>Judul</h3>&eacute;]]></mattext>',
      '<p><strong>Judul</strong></p>é',
    ],
    ['<mattext texttype="text/xhtml"><p>satu <b>dua</b> tiga</p></mattext>', '<p>satu <b>dua</b> tiga</p>'],
    ['<mattext>satu</mattext><mattext>dua</mattext>', 'satu dua'],
    ['<mattext texttype="text/html">&lt;script&gt;alert(1)&lt;/script&gt;Soal</mattext>', 'Soal'],
    ['<mattext texttype="text/html">$5 dan $6</mattext>', '$5 dan $6'],
  ])('%s', (mattext, expected) => {
    expect(stemOf(mattext)).toBe(expected);
  });
  test('pictures and recordings that stand as material', () => {
    const material = `<mattext>Lihat</mattext><matimage imagtype="image/png" embedded="base64">${Buffer.from(PNG).toString('base64')}</matimage><mataudio uri="a.mp3"/>`;
    const { entries, media } = importQti1({
      name: 'a.xml',
      bytes: fileOf(choice(right(equal('a'))).replace('<mattext>Soal?</mattext>', material)),
    });
    const [item] = entries as ImportedItem[];
    expect(Object.keys(media)).toEqual(['embedded/1.png']);
    expect(item?.fields.bank_question).toBe('Lihat <img src="embedded/1.png" alt="" />');
    expect(item?.warnings).toEqual([{ code: 'recording_missing', params: { name: 'a.mp3' } }]);
  });
  test('a formula that cannot be read stays text', () => {
    const image = '&lt;img class="equation_image" data-equation-content="\\\\tidakada{"&gt;';
    const bytes = fileOf(choice(right(equal('a')), { stem: image }));
    expect(warningsIn(bytes)).toEqual([['formula_as_text']]);
    expect(contentText((readBytes(bytes)[0] as ImportedFields).bank_question)).toContain('tidakada');
  });
  test('questions belong to the text that they name', () => {
    const field = (label: string, entry: string) =>
      `<itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>`;
    const text = `<item ident="t1">${field('question_type', 'text_only_question')}<presentation><material><mattext>Bacaan</mattext></material></presentation></item>`;
    const child = choice(right(equal('a'))).replace(
      '<item>',
      `<item>${field('parent_stimulus_item_ident', 't1')}`,
    );
    const { entries } = importQti1({ name: 'a.xml', bytes: fileOf(text, child, choice(right(equal('a')))) });
    expect(entries.map((entry) => isRefused(entry) || entry.stimulus)).toEqual(['text-1', undefined]);
  });
  test('a text without a question after it is refused', () => {
    const text =
      '<item title="Teks"><presentation><material><mattext>Bacaan</mattext></material></presentation></item>';
    expect(readBytes(fileOf(text, choice(right(equal('a'))), text))).toMatchObject([{}, 'description_alone']);
  });
  test('bytes in the encoding of the declaration', () => {
    const xml = `<?xml version="1.0" encoding="windows-1252"?>${Buffer.from(fileOf(choice(right(equal('a')), { stem: '“Café” 5 €' }))).toString()}`;
    const bytes = Uint8Array.from(
      xml,
      (char) => ({ '“': 0x93, '”': 0x94, '€': 0x80 })[char] ?? char.charCodeAt(0),
    );
    expect(readBytes(bytes)).toMatchObject([{ bank_question: '“Café” 5 €' }]);
  });
});
