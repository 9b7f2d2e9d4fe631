import * as contract from '@lulus/contract';
import type { Context } from '../context.ts';
import { tooLarge, validationFailed } from '../http/errors.ts';
import type { UploadedFile } from '../http/multipart.ts';
import { type Http, serve } from '../http/serve.ts';
import { cardsSheet } from './cards-sheet.ts';
import { createStudent } from './create-student.ts';
import { editStudent } from './edit-student.ts';
import { fileReasons } from './import-reasons.ts';
import { importStudents } from './import-students.ts';
import { makePasswordLink } from './make-password-link.ts';
import { makePasswordLinks } from './make-password-links.ts';
import { removeStudent } from './remove-student.ts';
import { resetStudentPassword } from './reset-student-password.ts';
import { sampleSheet } from './sample-sheet.ts';
import { listStudents } from './students.queries.ts';

const MB = 1024 * 1024;

/** The one spreadsheet of an import's form. */
function spreadsheetOf(files: UploadedFile[]): UploadedFile {
  const [file, another] = files.filter(({ field }) => field === 'file');
  if (!file) throw validationFailed({ file: [fileReasons.noFile] });
  if (another) throw validationFailed({ file: [fileReasons.severalFiles] });
  if (file.bytes > contract.MAX_UPLOAD_BYTES.spreadsheet) {
    throw tooLarge({
      file: [fileReasons.tooLarge(contract.MAX_UPLOAD_BYTES.spreadsheet / MB)],
    });
  }
  return file;
}

export function studentRoutes(http: Http, context: Context): void {
  serve(http, contract.listStudents, () => listStudents(context.db));

  serve(http, contract.createStudent, async ({ body }) => ({
    message: 'The student has been added.',
    ...(await createStudent(context, body)),
  }));

  serve(http, contract.updateStudent, async ({ params, body }) => ({
    message: 'The student has been saved.',
    student: await editStudent(context, params.id, body),
  }));

  serve(http, contract.resetStudentPassword, async ({ params }) => ({
    message: 'The student has a new password.',
    card: await resetStudentPassword(context, params.id),
  }));

  serve(http, contract.makePasswordLink, async ({ params, body, user }) => {
    const card = await makePasswordLink(context, user, params.id, body);
    return { message: card ? 'The link has been made.' : 'The link is on its way by email.', card };
  });

  serve(http, contract.makePasswordLinks, async ({ body, user }) => {
    const { mailed, cards } = await makePasswordLinks(context, user, body);
    return { message: `${mailed + cards.length} links made, ${mailed} of them by email.`, mailed, cards };
  });

  serve(http, contract.deleteStudent, async ({ params, user }) => {
    await removeStudent(context, user, params.id);
    return { message: 'Siswa berhasil dihapus' };
  });

  serve(http, contract.importStudents, ({ body, files, user }) =>
    importStudents(context, user, spreadsheetOf(files).path, {
      dryRun: body.dry_run === 'true',
      give: body.give,
    }),
  );

  serve(http, contract.sampleStudents, sampleSheet);

  serve(http, contract.loginCardsSheet, ({ body }) => cardsSheet(body.cards));
}
