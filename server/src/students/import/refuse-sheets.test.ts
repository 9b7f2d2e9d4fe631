import { randomBytes } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { aSheet } from '../../../test/sheets.ts';
import { altered, good, HEADING, MB, read, SHEET, SITI, worksheet } from '../../../test/student-sheets.ts';
import type { HttpError } from '../../platform/errors.ts';

async function refusal(content: string | Uint8Array, timeLimit?: number) {
  const error = await read(content, timeLimit).then(
    () => expect.unreachable('the file was read'),
    (reason: HttpError) => reason,
  );
  return [error.status, (error.bodyIn?.('en').message as { file?: string[] })?.file?.[0] ?? String(error)];
}

describe('rejects files that are not spreadsheets, by content', () => {
  test.each([
    ['an empty file', ''],
    ['comma-separated text', 'Nama;Email\nSiti;siti@example.com'],
    ['a web page', '<html><table><tr><td>Nama</td></tr></table></html>'],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a picture with a sheet behind it', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), good])],
    ['a zip of something else', zipSync({ 'a.txt': strToU8('Nama') })],
    ['a document of Word', altered(good, { '[Content_Types].xml': 'wordprocessingml.document.main+xml' })],
    ['OpenDocument', aSheet([HEADING, SITI], 'ods')],
    ['xlsb', aSheet([HEADING, SITI], 'xlsb')],
  ])('%s', async (_, content) => {
    expect(await refusal(content)).toEqual([415, expect.stringContaining('not an Excel file')]);
  });
});

describe('rejects unusable spreadsheets with the reason', () => {
  test.each([
    ['no heading', aSheet([['Siti', 'siti@example.com']]), 'No heading row was found'],
    [
      'no name',
      aSheet([
        ['Email', 'Kelas'],
        ['a@example.com', '10'],
      ]),
      'no column for Nama Siswa or Nama Depan',
    ],
    [
      'no way to log in',
      aSheet([
        ['Nama', 'Kelas'],
        ['Siti', '10'],
      ]),
      'no column to log in with',
    ],
    ['no students', aSheet([HEADING]), 'no rows below its heading'],
    ['too many rows', aSheet([HEADING, ...Array.from({ length: 20_001 }, () => SITI)]), 'at most 20000'],
    [
      'far too many rows',
      aSheet([HEADING, ...Array.from({ length: 150_000 }, () => ['x'])]),
      'at most 20000',
    ],
    ['half a file', good.subarray(0, good.length / 2), 'damaged'],
    [
      'a damaged xls',
      Buffer.concat([aSheet([HEADING, SITI], 'biff8').subarray(0, 512), randomBytes(4096)]),
      'damaged',
    ],
  ])('%s', async (_, content, reason) => {
    expect(await refusal(content)).toEqual([422, expect.stringContaining(reason)]);
  });

  test('a zip bomb', async () => {
    const bomb = altered(good, { [SHEET]: new Uint8Array(64 * MB) });
    expect(bomb.length).toBeLessThan(MB);
    expect(await refusal(bomb)).toEqual([422, expect.stringContaining('too large once it is unpacked')]);
  });

  test('a zip bomb that lies about its size', async () => {
    const bomb = Buffer.from(altered(good, { [SHEET]: new Uint8Array(64 * MB) }));
    const size = Buffer.alloc(4);
    size.writeUInt32LE(64 * MB);
    for (let at = bomb.indexOf(size); at >= 0; at = bomb.indexOf(size)) bomb.writeUInt32LE(1000, at);
    expect((await refusal(bomb))[0]).toBe(422);
  });

  test('a file that would take all memory', async () => {
    const rows = Array.from({ length: 600_000 }, (_, row) => `<row r="${row + 1}"><c><v>1</v></c></row>`);
    const file = altered(good, { [SHEET]: worksheet(rows.join('')) });
    expect(await refusal(file)).toEqual([422, expect.stringContaining('too large to be read')]);
  });

  test('a file that takes too long', async () => {
    expect(await refusal(good, 1)).toEqual([422, 'The file takes too long to read.']);
  });
});
