/** Sheets of students, valid and damaged. */
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { readStudents } from '../src/students/import/read-students.ts';
import { aSheet } from './sheets.ts';

export async function read(content: string | Uint8Array, timeLimit?: number) {
  const path = join(tmpdir(), `lulus-sheet-${randomUUID()}`);
  await writeFile(path, content);
  try {
    return await readStudents(path, timeLimit);
  } finally {
    await rm(path);
  }
}

export const MB = 1024 * 1024;
export const HEADING = ['Nama Lengkap', 'Email'];
export const SITI = ['Siti Aisyah', 'siti@example.com'];
export const good = aSheet([HEADING, SITI]);

/** Returns the xlsx file with parts replaced or added. */
export function altered(file: Buffer, parts: Record<string, string | Uint8Array>): Uint8Array {
  const bytes = Object.entries(parts).map(([name, part]) => [
    name,
    typeof part === 'string' ? strToU8(part) : part,
  ]);
  return zipSync({ ...unzipSync(file), ...Object.fromEntries(bytes) });
}

export const worksheet = (rows: string) =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
export const SHEET = 'xl/worksheets/sheet1.xml';
