/** The formats of files, by name. */
import type { ExportFormat, ImportFormat } from '@lulus/contract';
import { detectAiken } from './aiken/detect.ts';
import { mapAiken } from './aiken/map.ts';
import { readAiken } from './aiken/read.ts';
import { writeAiken } from './aiken/write.ts';
import { detectDocx } from './docx/package.ts';
import type { ExportedExamination, ExportedSection, Written } from './exported.ts';
import { detectGift } from './gift/detect.ts';
import { mapGift } from './gift/map.ts';
import { readGift } from './gift/read.ts';
import { writeGift } from './gift/write.ts';
import type { Imported, SourceFile } from './imported.ts';
import { findSectionLosses } from './lost-parts.ts';
import { mapLulus } from './lulus/map.ts';
import { detectLulus, readLulus } from './lulus/read.ts';
import { writeLulus } from './lulus/write.ts';
import { importMoodleXml } from './moodle-xml/map.ts';
import { detectMoodleXml } from './moodle-xml/read.ts';
import { writeMoodleXml } from './moodle-xml/write.ts';
import { importQti } from './qti/map.ts';
import { detectQti } from './qti/read-package.ts';
import { writeQti3, writeQti22 } from './qti/write.ts';
import { importQti1 } from './qti1/map.ts';
import { detectQti1 } from './qti1/read.ts';
import { detectText } from './text/detect.ts';
import { mapText } from './text/map.ts';
import { readText } from './text/read.ts';
import { detectXlsx } from './xlsx/detect.ts';
import { importXlsx } from './xlsx/map.ts';
import { writeXlsx } from './xlsx/write.ts';

interface Reader {
  /** Whether the content of the file looks like this format. */
  detect(file: SourceFile): boolean;
  /** Throws `Unreadable`. */
  read(file: SourceFile): Imported | Promise<Imported>;
}

interface Writer {
  extension: string;
  write(examination: ExportedExamination): Written | Promise<Written>;
}

/** The libraries for Word documents are large, so only their own imports and exports load them. */
const importDocx = async (file: SourceFile): Promise<Imported> =>
  (await import('./docx/map.ts')).importDocx(file);
const writeDocx = async (examination: ExportedExamination): Promise<Written> =>
  (await import('./docx/write.ts')).writeDocx(examination);

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

/** Names the settings of sections that the format does not have. */
const withoutSections =
  (write: Writer['write'], isLost?: (section: ExportedSection) => boolean): Writer['write'] =>
  async (examination) => {
    const written = await write(examination);
    return { ...written, lost: [...written.lost, ...findSectionLosses(examination, isLost)] };
  };
/** QTI has the other settings, and names draws at each question. */
const isLostInQti = ({ shuffle_options }: ExportedSection): boolean => shuffle_options !== null;

export const writers: Record<ExportFormat, Writer> = {
  lulus: { extension: 'lulus.zip', write: writeLulus },
  moodle_xml: { extension: 'xml', write: withoutSections(writeMoodleXml) },
  qti3: { extension: 'qti3.zip', write: withoutSections(writeQti3, isLostInQti) },
  qti22: { extension: 'qti22.zip', write: withoutSections(writeQti22, isLostInQti) },
  gift: { extension: 'gift.txt', write: withoutSections(writeGift) },
  aiken: { extension: 'aiken.txt', write: withoutSections(writeAiken) },
  xlsx: { extension: 'xlsx', write: withoutSections(writeXlsx) },
  docx: { extension: 'docx', write: withoutSections(writeDocx) },
};

/** Returns the format of the file, or undefined. */
export function detectFormat(file: SourceFile): ImportFormat | undefined {
  const names = Object.keys(readers) as ImportFormat[];
  return names.find((name) => readers[name].detect(file));
}
