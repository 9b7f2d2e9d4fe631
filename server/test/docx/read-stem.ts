import { expect } from 'vitest';
import { readFile } from '../../src/interchange/fit-file.ts';
import { buildDocx, type DocxOptions, item, paragraph } from './build-docx.ts';
import { png } from './png.ts';

export const OPTIONS = ['a', 'b'].map((text) => item(text, 1, 1));
export const KEY = paragraph('Kunci: A');
export const PICTURES = { rId10: { name: 'image1.png', bytes: png(4, 4, [9, 9, 9]) } };

export const readDocument = (body: string[], options?: DocxOptions) =>
  readFile({ name: 'soal.docx', bytes: buildDocx(body, options) });

/** Reads one question with this text. Returns the text as it is stored, and the warnings. */
export async function readStem(stem: string, options?: DocxOptions) {
  const { items, refused } = await readDocument([item(stem, 1), ...OPTIONS, KEY], options);
  expect(refused).toEqual([]);
  expect(items).toHaveLength(1);
  return {
    text: items[0]?.content.bank_question,
    warnings: items[0]?.warnings.map(({ code, params }) => [code, ...Object.values(params)].join(' ')),
  };
}
