import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bytes } from './fields.ts';
import { staffRole } from './staff.ts';
import { importRow, importStudents, sampleStudents } from './student-import.ts';

const staffImportRow = importRow
  .pick({ row: true, action: true, name: true, login: true, message: true, reasons: true, changes: true })
  /** The role is null if the cell is wrong. */
  .extend({
    role: staffRole.nullable(),
    /** The classes that the sheet adds. */
    classes: z.array(z.string()),
    homeroom: z.string().nullable(),
  });
export type StaffImportRow = z.infer<typeof staffImportRow>;

export const importStaff = endpoint({
  method: 'POST',
  path: '/api/staff/import',
  access: 'admin',
  summary:
    'Import staff from an xls or xlsx file sent as file; with dry_run nothing is written; new accounts get links to set a password',
  multipart: true,
  body: importStudents.body.pick({ dry_run: true }),
  reply: importStudents.reply
    .pick({
      message: true,
      created: true,
      updated: true,
      rejected: true,
      sheet: true,
      from_row: true,
      other_sheets: true,
      fields: true,
      other_columns: true,
    })
    .extend({
      rows: z.array(staffImportRow),
      /** Classes of the rows that the school does not have yet. */
      new_classes: importStudents.reply.shape.other_columns,
      /** Number of invitations that are mailed. */
      mailed: z.number(),
      /** The links of the other new accounts, shown once; empty in a dry run. */
      cards: importStudents.reply.shape.cards,
    }),
});

export const sampleStaff = endpoint({
  method: 'GET',
  path: '/api/staff/sample.xlsx',
  access: 'admin',
  summary: 'A spreadsheet with every column that the import of staff reads, and two people filled in',
  file: { type: sampleStudents.file.type, name: 'lulus-staff-sample.xlsx' },
  reply: bytes,
});
