/** The writers of files, by format. */
import type { ExportFormat } from '@lulus/contract';
import { writeAiken } from './aiken/write.ts';
import type { ExportedExamination, ExportedSection, Written } from './exported.ts';
import { writeGift } from './gift/write.ts';
import { findSectionLosses } from './lost-parts.ts';
import { writeLulus } from './lulus/write.ts';
import { writeMoodleXml } from './moodle-xml/write.ts';
import { writeQti3, writeQti22 } from './qti/write.ts';
import { writeXlsx } from './xlsx/write.ts';

type Writer = (examination: ExportedExamination) => Written | Promise<Written>;

/** The library for Word documents is large, so only their own exports load it. */
const writeDocx = async (examination: ExportedExamination): Promise<Written> =>
  (await import('./docx/write.ts')).writeDocx(examination);

/** Names the settings of sections that the format does not have. */
const withoutSections =
  (write: Writer, isLost?: (section: ExportedSection) => boolean): Writer =>
  async (examination) => {
    const written = await write(examination);
    return { ...written, lost: [...written.lost, ...findSectionLosses(examination, isLost)] };
  };
/** QTI has the other settings, and names draws at each question. */
const isLostInQti = ({ shuffle_options }: ExportedSection): boolean => shuffle_options !== null;

export const writers: Record<ExportFormat, Writer> = {
  lulus: writeLulus,
  moodle_xml: withoutSections(writeMoodleXml),
  qti3: withoutSections(writeQti3, isLostInQti),
  qti22: withoutSections(writeQti22, isLostInQti),
  gift: withoutSections(writeGift),
  aiken: withoutSections(writeAiken),
  xlsx: withoutSections(writeXlsx),
  docx: withoutSections(writeDocx),
};
