/** Files and items of QTI 1.2 for tests, and what is read from them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { type ImportedFields, isRefused } from '../src/interchange/imported.ts';
import { importQti1 } from '../src/interchange/qti1/map.ts';

const FOLDER = fileURLToPath(new URL('./qti1/', import.meta.url));
export const bytesOf = (name: string) => new Uint8Array(readFileSync(`${FOLDER}${name}`));
export const zip = (files: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );
export const PNG = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** The fields of the questions, or the code of their refusal. */
export const readBytes = (bytes: Uint8Array, name = 'soal.xml') =>
  importQti1({ name, bytes }).entries.map((entry): ImportedFields | string =>
    isRefused(entry) ? entry.refused.code : entry.fields,
  );
export const warningsIn = (bytes: Uint8Array) =>
  importQti1({ name: 'soal.xml', bytes }).entries.map((entry) =>
    isRefused(entry) ? [] : entry.warnings.map(({ code }) => code),
  );

/** A file with these items. */
export const fileOf = (...items: string[]) =>
  strToU8(
    `<questestinterop><assessment title="T"><section>${items.join('')}</section></assessment></questestinterop>`,
  );
export const LABELS = ['a', 'b', 'c'].map(
  (ident) =>
    `<response_label ident="${ident}"><material><mattext>Teks ${ident}</mattext></material></response_label>`,
);
export const choice = (
  processing: string,
  { stem = 'Soal?', cardinality = 'Single', labels = LABELS } = {},
) =>
  `<item><presentation><material><mattext>${stem}</mattext></material><response_lid ident="r" rcardinality="${cardinality}"><render_choice>${labels.join('')}</render_choice></response_lid></presentation><resprocessing>${processing}</resprocessing></item>`;
export const typed = (processing: string, field = '<render_fib/>', stem = 'Soal?') =>
  `<item><presentation><material><mattext>${stem}</mattext></material><response_str ident="r">${field}</response_str></presentation><resprocessing>${processing}</resprocessing></item>`;
export const right = (test: string, value = '1', action = 'Set') =>
  `<respcondition><conditionvar>${test}</conditionvar><setvar varname="SCORE" action="${action}">${value}</setvar></respcondition>`;
export const equal = (value: string, response = 'r') =>
  `<varequal respident="${response}">${value}</varequal>`;
