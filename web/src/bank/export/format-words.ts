import type { ExportFormat, ImportFormat } from '@lulus/contract';

/** Keys of the names of formats. */
export const formatWords = {
  lulus: 'interchange.lulus',
  moodle_xml: 'interchange.moodle_xml',
  qti1: 'interchange.qti1',
  qti: 'interchange.qti',
  qti3: 'interchange.qti3',
  qti22: 'interchange.qti22',
  gift: 'interchange.gift',
  aiken: 'interchange.aiken',
  docx: 'interchange.docx',
  text: 'interchange.text',
  xlsx: 'interchange.xlsx',
} as const satisfies Record<ExportFormat | ImportFormat, string>;
