/** The typefaces that a paper needs, for loading them before its first question and for reading it offline. */

import math from '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2?url';
import latinExtendedItalic from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-italic.woff2?url';
import latinExtended from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2?url';
import latinItalic from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2?url';
import latin from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import arabic from '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2?url';
import { allQuestions, type ExamPaper } from './paper.ts';

interface ContentFont {
  /** The address of the file. */
  url: string;
  /** As in the CSS property `font`. The family is in `content-fonts.css`. */
  font: string;
  /** A character of the file's range. */
  sample: string;
}

const ATKINSON = '1em "Atkinson Hyperlegible Next"';
const BASE: ContentFont = { url: latin, font: ATKINSON, sample: 'a' };

const LATIN_EXTENDED = /[\u0100-\u024f\u1e00-\u1eff]/;
const ARABIC = /[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/;
const ITALIC = /<(em|i)>/;
const FORMULA = /<math[\s>]/;

/** Returns the typefaces for the texts of the paper. */
export function contentFontsOf(paper: ExamPaper): ContentFont[] {
  const texts = allQuestions(paper)
    .flatMap(({ html, options, rows, unit, stimulus }) => [
      stimulus?.html ?? '',
      html,
      ...[...options, ...rows].map(({ text }) => text),
      unit ?? '',
    ])
    .join('\n');
  const has = (pattern: RegExp) => pattern.test(texts);
  const fonts = [BASE];
  if (has(ITALIC)) fonts.push({ url: latinItalic, font: `italic ${ATKINSON}`, sample: 'a' });
  if (has(LATIN_EXTENDED)) {
    fonts.push({ url: latinExtended, font: ATKINSON, sample: 'ā' });
    if (has(ITALIC)) fonts.push({ url: latinExtendedItalic, font: `italic ${ATKINSON}`, sample: 'ā' });
  }
  if (has(ARABIC)) fonts.push({ url: arabic, font: '1em "Noto Sans Arabic"', sample: 'ع' });
  if (has(FORMULA)) fonts.push({ url: math, font: '1em "STIX Two Math"', sample: '√' });
  return fonts;
}

/** Loads typefaces, so that the text keeps its place when it is shown. One that fails is replaced by another. */
export async function loadContentFonts(fonts: ContentFont[] = [BASE]): Promise<void> {
  await Promise.allSettled(fonts.map(async ({ font, sample }) => document.fonts.load(font, sample)));
}
