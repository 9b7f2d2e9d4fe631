/** The formats of files, by name. */
import type { ExportFormat, ImportFormat } from '@lulus/contract';
import type { ExportedExamination, Written } from './exported.ts';
import type { Imported, SourceFile } from './imported.ts';
import { mapLulus } from './lulus/map.ts';
import { detectLulus, readLulus } from './lulus/read.ts';
import { writeLulus } from './lulus/write.ts';

import { importMoodleXml } from './moodle-xml/map.ts';
import { detectMoodleXml } from './moodle-xml/read.ts';
import { writeMoodleXml } from './moodle-xml/write.ts';

interface Reader {
  /** Whether the content of the file looks like this format. */
  detect(file: SourceFile): boolean;
  /** Throws `Unreadable`. */
  read(file: SourceFile): Imported;
}

interface Writer {
  extension: string;
  write(examination: ExportedExamination): Written;
}

/** In the order of detection: plain text is what no other format knows. */
export const readers: Partial<Record<ImportFormat, Reader>> = {
  lulus: { detect: detectLulus, read: (file) => mapLulus(readLulus(file)) },
  moodle_xml: { detect: detectMoodleXml, read: importMoodleXml },
};

export const writers: Partial<Record<ExportFormat, Writer>> = {
  lulus: { extension: 'lulus.zip', write: writeLulus },
  moodle_xml: { extension: 'xml', write: writeMoodleXml },
};

/** Returns the format of the file, or undefined. */
export function detectFormat(file: SourceFile): ImportFormat | undefined {
  const names = Object.keys(readers) as ImportFormat[];
  return names.find((name) => readers[name]?.detect(file));
}
