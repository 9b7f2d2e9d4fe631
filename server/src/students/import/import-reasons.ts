/**
 * Messages of the importer about files, rows and cells. They are in one file so that a test can check their
 * translations. Messages of the contract's fields are beside the fields.
 */
export const fileReasons = {
  noFile: 'Choose an Excel file.',
  severalFiles: 'Choose one Excel file at a time.',
  tooLarge: (megabytes: number | string) => `An Excel file must not be larger than ${megabytes} MB.`,
  notASpreadsheet:
    'This is not an Excel file, whatever its name is. Save it as an Excel workbook (.xlsx or .xls) and try again.',
  protected: 'The file is protected by a password. Remove the password in Excel and try again.',
  damaged: 'The file cannot be read: it seems to be damaged. Save it again in Excel and try again.',
  tooLargeUnpacked: 'The file is far too large once it is unpacked.',
  tooSlow: 'The file takes too long to read.',
  tooMuchMemory: 'The file is too large to be read. Save it as .xlsx, or import it in parts.',
  noHeading:
    'No heading row was found. The first row must name the columns: Nama Lengkap or Nama Depan, and Email or WhatsApp.',
  noNameColumn: (sheet: string) => `The sheet "${sheet}" has no column for Nama Lengkap or Nama Depan.`,
  noLoginColumn: (sheet: string) => `The sheet "${sheet}" has no column for Email or WhatsApp.`,
  noStudents: 'The sheet has no students below its heading.',
  tooManyRows: (rows: number | string, max: number | string) =>
    `The sheet has ${rows} rows; at most ${max} fit in one import.`,
  stale: 'Accounts in this file have changed since the report. Please check the file again.',
  busy: 'Accounts are changing at this moment. Please import again.',
};

export const rowReasons = {
  nameMissing: 'The name is missing.',
  nameTooLong: 'A part of the name is too long.',
  loginMissing: 'An email address or a WhatsApp number is missing.',
  emailTwice: (row: number | string) => `The email address is already in row ${row}.`,
  whatsappTwice: (row: number | string) => `The WhatsApp number is already in row ${row}.`,
  studentTwice: (row: number | string) => `The student is already in row ${row}.`,
  emailOfAnother: 'The email address belongs to an account that is not a student’s.',
  whatsappOfAnother: 'The WhatsApp number belongs to an account that is not a student’s.',
  twoStudents: 'The email address belongs to one student and the WhatsApp number to another.',
  anotherName: 'The WhatsApp number belongs to a student with another name and another email address.',
  ofSelfRegistered: 'Another account, which registered itself, has this email address or WhatsApp number.',
};

/** Messages of imported rows that take an identifier from another account. */
export const rowLosses = {
  email: 'Another account, which registered itself, loses this email address.',
  whatsapp: 'Another account, which registered itself, loses this WhatsApp number.',
};

/** Characters of a cell that messages quote, since numbers and date formats may be very long. */
const QUOTED_LENGTH = 40;
const quoted = (shown: string) => shown.slice(0, QUOTED_LENGTH);

/** Messages about one cell, shown after the heading of its column. */
export const cellReasons = {
  error: (shown: string) => `The cell shows an error (${shown}).`,
  becameADate: (shown: string) =>
    `Excel has turned this into a date (${quoted(shown)}). Format the column as text, type it again.`,
  numberCut: (shown: string) =>
    `Excel has cut the number to ${quoted(shown)}. Format the column as text, type it again.`,
  gender: 'This must be L or P.',
  yesOrNo: 'This must be Ya or Tidak.',
  date: 'This is not a date. Write it as day/month/year.',
};
