import * as contract from '@lulus/contract';
import { audit } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import { notFound, tooLarge, validationFailed } from '../platform/errors.ts';
import { actorOf } from '../platform/http/actor.ts';
import type { UploadedFile } from '../platform/http/requests/multipart.ts';
import { type Http, serve } from '../platform/http/serve.ts';
import { cardsSheet } from './cards/cards-sheet.ts';
import { changeClasses } from './change-classes.ts';
import { createStudent } from './create-student.ts';
import { editStudent } from './edit-student.ts';
import { fileReasons } from './import/import-reasons.ts';
import { importStudents } from './import/import-students.ts';
import { sampleSheet } from './import/sample-sheet.ts';
import { makePasswordLink } from './make-password-link.ts';
import { makePasswordLinks } from './make-password-links.ts';
import { removeStudents } from './remove-students.ts';
import { resetStudentPassword } from './reset-student-password.ts';
import { listStudents } from './students.queries.ts';

const MB = 1024 * 1024;

/** Returns the spreadsheet of an import's form. Throws 422 unless there is exactly one, and 413 if it is too large. */
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

export function studentRoutes(http: Http, context: PlatformContext): void {
  serve(http, contract.listStudents, () => listStudents(context.db));

  serve(http, contract.createStudent, async ({ body, ...call }) => ({
    message: 'The student has been added.',
    ...(await createStudent(context, actorOf(call), body)),
  }));

  serve(http, contract.updateStudent, async ({ params, body, ...call }) => ({
    message: 'The student has been saved.',
    student: await editStudent(context, actorOf(call), params.id, body),
  }));

  serve(http, contract.resetStudentPassword, async ({ params, ...call }) => ({
    message: 'The student has a new password.',
    card: await resetStudentPassword(context, actorOf(call), params.id),
  }));

  serve(http, contract.makePasswordLink, async ({ params, body, ...call }) => {
    const card = await makePasswordLink(context, actorOf(call), params.id, body);
    return { message: card ? 'The link has been made.' : 'The link is on its way by email.', card };
  });

  serve(http, contract.makePasswordLinks, async ({ body, ...call }) => {
    const { mailed, cards } = await makePasswordLinks(context, actorOf(call), body);
    return { message: `${mailed + cards.length} links made, ${mailed} of them by email.`, mailed, cards };
  });

  serve(http, contract.deleteStudent, async ({ params, ...call }) => {
    if ((await removeStudents(context, actorOf(call), [params.id])) === 0) throw notFound();
    return { message: 'Siswa berhasil dihapus' };
  });

  serve(http, contract.deleteStudents, async ({ body, ...call }) => {
    const ids = [...new Set(body.ids)];
    const deleted = await removeStudents(context, actorOf(call), ids);
    return { message: `${deleted} students deleted.`, deleted, missing: ids.length - deleted };
  });

  serve(http, contract.changeClasses, async ({ body, ...call }) => {
    const { changed, missing } = await changeClasses(context, actorOf(call), body);
    return { message: `${changed.length} students are in another class now.`, changed, missing };
  });

  serve(http, contract.importStudents, ({ body, files, ...call }) =>
    importStudents(context, actorOf(call), spreadsheetOf(files).path, body),
  );

  serve(http, contract.sampleStudents, sampleSheet);

  serve(http, contract.loginCardsSheet, async ({ body: { cards }, ...call }) => {
    const deed = { at: context.clock(), actor: actorOf(call), action: 'login_cards_exported' } as const;
    await audit(context.db, { ...deed, after: { cards: cards.length } });
    return cardsSheet(cards);
  });
}
