import { MAX_UPLOAD_BYTES } from '@lulus/contract';
import { expect, test } from 'vitest';
import { chosenFile } from './import-file.ts';

const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);

test.each(['kelas.xlsx', 'KELAS.XLS'])('%s is accepted', (name) => {
  expect(chosenFile([file(name)])).toEqual({ file: expect.objectContaining({ name }) });
});

test.each(['kelas.csv', 'kelas.xlsx.pdf', 'kelas.xlsm', 'xlsx'])('%s is of invalid type', (name) => {
  expect(chosenFile([file(name)])).toEqual({ problem: 'invalidType' });
});

test('two files at once, an empty file and a file that is too large are rejected', () => {
  expect(chosenFile([file('a.xlsx'), file('b.xlsx')])).toEqual({ problem: 'tooManyFiles' });
  expect(chosenFile([file('a.xlsx', 0)])).toEqual({ problem: 'emptyFile' });
  expect(chosenFile([file('a.xlsx', MAX_UPLOAD_BYTES.spreadsheet + 1)])).toEqual({ problem: 'tooLargeFile' });
});

test('without a file the result is null', () => {
  expect(chosenFile([])).toBeNull();
});
