/** Import and export of questions as files of other programs. */
import { z } from 'zod';
import { bankItem, questionWeight } from './bank-item.ts';
import { endpoint } from './endpoint.ts';
import { bytes, id, requiredText } from './fields.ts';
import { MAX_QUESTIONS_PER_BANK } from './limits.ts';
import { bankAsset } from './papers.ts';

/** The formats that can be imported. */
export const importFormat = z.enum([
  'lulus',
  'gift',
  'aiken',
  'moodle_xml',
  'qti1',
  'docx',
  'xlsx',
  'qti',
  'text',
]);
export type ImportFormat = z.infer<typeof importFormat>;

/** The formats that can be exported. */
export const exportFormat = z.enum(['lulus', 'gift', 'aiken', 'moodle_xml', 'xlsx', 'docx', 'qti3', 'qti22']);
export type ExportFormat = z.infer<typeof exportFormat>;

/** How names of exported files end. */
export const EXPORT_EXTENSIONS: Record<ExportFormat, string> = {
  lulus: 'lulus.zip',
  moodle_xml: 'xml',
  qti3: 'qti3.zip',
  qti22: 'qti22.zip',
  gift: 'gift.txt',
  aiken: 'aiken.txt',
  xlsx: 'xlsx',
  docx: 'docx',
};

/** The formats of templates. */
export const templateFormat = z.enum(['xlsx', 'docx']);
export type TemplateFormat = z.infer<typeof templateFormat>;

const note = z.object({
  code: z.string(),
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Number of a question in the file, from 1, and where it stands there, such as "line 12". */
const place = { n: z.number(), ref: z.string() };

const importedItem = bankItem
  .omit({ id: true, examination_id: true, bank_section: true, stimulus_id: true, origin_id: true })
  .extend({
    ...place,
    /** Empty if the file names none. */
    section: z.string(),
    /** Key of its stimulus in `stimuli`. */
    stimulus: z.string().nullable(),
    /** What the question loses. */
    warnings: z.array(note),
    /** A question of the examination with the same text and options. */
    duplicate_of: id.nullable(),
  });
export type ImportedQuestion = z.infer<typeof importedItem>;

const placedNote = note.extend(place);

export const previewImport = endpoint({
  method: 'POST',
  path: '/api/interchange/preview',
  access: 'teacher',
  concerns: { examination: 'examination_id', kind: 'any' },
  summary:
    'Read a file of questions, sent as file, without changing the examination; 422 if it cannot be read',
  multipart: true,
  body: z.object({
    examination_id: id,
    /** If absent, it is detected from the content. */
    format: importFormat.optional(),
  }),
  reply: z.object({
    import_id: id,
    format: importFormat,
    counts: z.object({
      read: z.number(),
      /** Questions that can be stored, those with warnings and without a key included. */
      ready: z.number(),
      with_warnings: z.number(),
      refused: z.number(),
    }),
    items: z.array(importedItem),
    refused: z.array(placedNote),
    /** About the whole file. */
    notes: z.array(note),
    stimuli: z.record(
      z.string(),
      z.object({ content: z.string(), bank_asset: bankAsset, play_limit: z.number() }),
    ),
  }),
});

export const importQuestions = endpoint({
  method: 'POST',
  path: '/api/interchange/import',
  access: 'teacher',
  concerns: { import: 'import_id' },
  summary:
    'Store the questions of a preview; again with the same import_id answers the same and stores nothing; 410 import_expired after an hour',
  status: 201,
  body: z.object({
    import_id: id,
    /** Numbers of the questions to store. If absent, all of them. */
    only: z.array(z.int().min(1)).max(MAX_QUESTIONS_PER_BANK).optional(),
    /** The section of all questions. If absent, each has the file's. */
    section: requiredText(100).toUpperCase().optional(),
    /** The weight of all questions. If absent, each has the file's. */
    weight: questionWeight.optional(),
  }),
  reply: z.object({
    message: z.string(),
    counts: z.object({ stored: z.number(), skipped: z.number() }),
    bank_ids: z.array(id),
  }),
});

export const undoImport = endpoint({
  method: 'POST',
  path: '/api/interchange/undo',
  access: 'teacher',
  concerns: { import: 'import_id' },
  summary: 'Delete the questions of an import; 409 import_edited if one of them was edited or deleted',
  body: z.object({ import_id: id }),
  reply: z.object({ message: z.string(), deleted: z.number() }),
});

export const importExamination = endpoint({
  method: 'POST',
  path: '/api/interchange/examination',
  access: 'teacher',
  concerns: 'own',
  summary:
    'Insert a draft from a Lulus package, sent as file, with its settings and questions; 422 if it cannot be read',
  status: 201,
  multipart: true,
  body: z.object({}),
  reply: z.object({
    message: z.string(),
    examination_id: id,
    counts: z.object({ stored: z.number(), refused: z.number() }),
    /** Questions that are not stored. */
    refused: z.array(placedNote),
    /** What stored questions lose. */
    warnings: z.array(placedNote),
    /** About the whole file. */
    notes: z.array(note),
  }),
});

const exportParams = z.object({ examId: id });
const exportQuery = z.object({ format: exportFormat });

export const exportQuestions = endpoint({
  method: 'GET',
  path: '/api/interchange/export/:examId',
  access: 'teacher',
  concerns: { examination: 'examId', kind: 'any', reads: true },
  summary: 'The questions of an examination as a file; the header x-export-refused has the number left out',
  params: exportParams,
  query: exportQuery,
  file: { type: 'application/octet-stream', name: 'lulus-questions' },
  reply: bytes,
});

export const reportExport = endpoint({
  method: 'GET',
  path: '/api/interchange/export/:examId/report',
  access: 'teacher',
  concerns: { examination: 'examId', kind: 'any', reads: true },
  summary: 'The questions that a file of this format cannot hold, and what others lose in it',
  params: exportParams,
  query: exportQuery,
  reply: z.object({
    questions: z.number(),
    refused: z.array(note.extend({ bank_id: id })),
    lost: z.array(note.extend({ bank_id: id })),
  }),
});

export const getImportTemplate = endpoint({
  method: 'GET',
  path: '/api/interchange/template',
  access: 'teacher',
  concerns: 'own',
  summary: 'A file to fill in with questions, which has an example of each type',
  query: z.object({ format: templateFormat, language: z.enum(['en', 'id']) }),
  file: { type: 'application/octet-stream', name: 'question-template' },
  reply: bytes,
});
