import { afterEach, expect, test, vi } from 'vitest';
import { aWirePaper } from '../session/test-exam.ts';
import { contentFontsOf, loadContentFonts } from './content-fonts.ts';
import { readPaper } from './paper.ts';

afterEach(() => vi.unstubAllGlobals());

/** The typefaces of a paper whose first question is changed. */
function fontsWith(change: Partial<ReturnType<typeof firstOf>>) {
  const wire = aWirePaper();
  Object.assign(firstOf(wire), change);
  return contentFontsOf(readPaper(wire));
}

function firstOf(wire: ReturnType<typeof aWirePaper>) {
  const [first] = Object.values(wire.examination_bank).flat();
  if (!first) throw new Error('The paper has no question.');
  return first;
}

const filesWith = (change: Parameters<typeof fontsWith>[0]) =>
  fontsWith(change).map(({ url }) => url.replace(/.*\/|-(wght|400)-?|normal|\.woff2.*/g, ''));

const LATIN = 'atkinson-hyperlegible-next-latin';

test('a paper in plain Latin letters needs one file', () => {
  expect(filesWith({ bank_question: '<p>Apa ibu kota Jawa Barat? 5 &lt; 7</p>' })).toEqual([LATIN]);
});

test.each([
  ['italics', { bank_question: '<p><em>Homo sapiens</em></p>' }, [`${LATIN}italic`]],
  ['other Latin letters', { bank_question: '<p>ḥadīṡ</p>' }, [`${LATIN}-ext`]],
  ['Arabic in an option', { bank_option: [{ '1': 'كتاب' }] }, ['noto-sans-arabic-arabic']],
  ['a formula', { bank_question: '<p><math><mi>x</mi></math></p>' }, ['stix-two-math-latin']],
  [
    'a formula in a statement',
    { bank_rows: [{ '1': '<math display="block"><mi>x</mi></math>' }], rows_type: 'html' as const },
    ['stix-two-math-latin'],
  ],
])('%s needs one more', (_, change, more) => {
  expect(filesWith(change)).toEqual([LATIN, ...more]);
});

test('a typeface that does not load delays no examination', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  vi.stubGlobal('document', { ...document, fonts: { load } });
  await loadContentFonts(fontsWith({ bank_question: '<p><math><mi>x</mi></math></p>' }));
  expect(load.mock.calls).toEqual([
    ['1em "Atkinson Hyperlegible Next"', 'a'],
    ['1em "STIX Two Math"', '√'],
  ]);
});
