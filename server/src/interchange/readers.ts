/** The readers of files, by format. */
import type { ImportFormat } from '@lulus/contract';
import { detectAiken } from './aiken/detect.ts';
import { mapAiken } from './aiken/map.ts';
import { readAiken } from './aiken/read.ts';
import { detectDocx } from './docx/package.ts';
import { detectGift } from './gift/detect.ts';
import { mapGift } from './gift/map.ts';
import { readGift } from './gift/read.ts';
import type { Imported, SourceFile } from './imported.ts';
import { mapLulus } from './lulus/map.ts';
import { detectLulus, readLulus } from './lulus/read.ts';
import { importMoodleXml } from './moodle-xml/map.ts';
import { detectMoodleXml } from './moodle-xml/read.ts';
import { importQti } from './qti/map.ts';
import { detectQti } from './qti/read.ts';
import { importQti1 } from './qti1/map.ts';
import { detectQti1 } from './qti1/read.ts';
import { detectText } from './text/detect.ts';
import { mapText } from './text/map.ts';
import { readText } from './text/read.ts';
import { detectXlsx } from './xlsx/detect.ts';
import { importXlsx } from './xlsx/map.ts';

interface Reader {
  /** Whether the content of the file looks like this format. */
  detect(file: SourceFile): boolean;
  /** Throws `Unreadable`. */
  read(file: SourceFile): Imported | Promise<Imported>;
}

/** The library for Word documents is large, so only their own imports load it. */
const importDocx = async (file: SourceFile): Promise<Imported> =>
  (await import('./docx/map.ts')).importDocx(file);

/** In the order of detection: plain text is what no other format knows. */
export const readers: Record<ImportFormat, Reader> = {
  lulus: { detect: detectLulus, read: (file) => mapLulus(readLulus(file)) },
  docx: { detect: detectDocx, read: importDocx },
  xlsx: { detect: detectXlsx, read: importXlsx },
  qti: { detect: detectQti, read: importQti },
  moodle_xml: { detect: detectMoodleXml, read: importMoodleXml },
  qti1: { detect: detectQti1, read: importQti1 },
  gift: { detect: detectGift, read: (file) => mapGift(readGift(file)) },
  aiken: { detect: detectAiken, read: (file) => mapAiken(readAiken(file)) },
  text: { detect: detectText, read: (file) => mapText(readText(file)) },
};

/** Returns the format of the file, or undefined. */
export function detectFormat(file: SourceFile): ImportFormat | undefined {
  const names = Object.keys(readers) as ImportFormat[];
  return names.find((name) => readers[name].detect(file));
}
