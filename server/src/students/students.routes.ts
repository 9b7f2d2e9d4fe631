import * as contract from '@lulus/contract';
import { audit } from '../platform/audit/audit.ts';
import type { PlatformContext } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { actorOf } from '../platform/http/actor.ts';
import { type Http, serve } from '../platform/http/serve.ts';
import { sampleWorkbook } from '../platform/sheets/sample-workbook.ts';
import { uploadedSheet } from '../platform/sheets/uploaded-sheet.ts';
import { cardsSheet } from './cards/cards-sheet.ts';
import { changeClasses } from './change-classes.ts';
import { createStudent } from './create-student.ts';
import { editStudent } from './edit-student.ts';
import { importStudents } from './import/import-students.ts';
import { STUDENT_COLUMNS } from './import/student-columns.ts';
import { makePasswordLink, makePasswordLinks } from './make-password-links.ts';
import { removeStudents } from './remove-students.ts';
import { resetStudentPassword } from './reset-student-password.ts';
import { resetStudentPasswords } from './reset-student-passwords.ts';
import { listStudents } from './students.queries.ts';

export function studentRoutes(http: Http, context: PlatformContext): void {
  serve(http, contract.listStudents, ({ user }) => listStudents(context.db, user));

  serve(http, contract.createStudent, async ({ body, say, ...call }) => ({
    message: say('student_added'),
    ...(await createStudent(context, actorOf(call), body)),
  }));

  serve(http, contract.updateStudent, async ({ params, body, say, ...call }) => ({
    message: say('student_saved'),
    student: await editStudent(context, actorOf(call), params.id, body),
  }));

  serve(http, contract.resetStudentPassword, async ({ params, say, ...call }) => ({
    message: say('new_password'),
    card: await resetStudentPassword(context, actorOf(call), params.id),
  }));

  serve(http, contract.resetStudentPasswords, async ({ body, say, ...call }) => {
    const cards = await resetStudentPasswords(context, actorOf(call), body);
    return { message: say('new_passwords', { count: cards.length }), cards };
  });

  serve(http, contract.makePasswordLink, async ({ params, body, say, ...call }) => {
    const card = await makePasswordLink(context, actorOf(call), params.id, body);
    return { message: card ? say('link_made') : say('link_mailed'), card };
  });

  serve(http, contract.makePasswordLinks, async ({ body, say, ...call }) => {
    const { mailed, cards } = await makePasswordLinks(context, actorOf(call), body);
    return { message: say('links_made', { made: mailed + cards.length, mailed }), mailed, cards };
  });

  serve(http, contract.deleteStudent, async ({ params, say, ...call }) => {
    if ((await removeStudents(context, actorOf(call), [params.id])) === 0) throw notFound();
    return { message: say('student_deleted') };
  });

  serve(http, contract.deleteStudents, async ({ body, say, ...call }) => {
    const ids = [...new Set(body.ids)];
    const deleted = await removeStudents(context, actorOf(call), ids);
    return { message: say('students_deleted', { count: deleted }), deleted, missing: ids.length - deleted };
  });

  serve(http, contract.changeClasses, async ({ body, say, ...call }) => {
    const { changed, missing } = await changeClasses(context, actorOf(call), body);
    return { message: say('classes_changed', { count: changed.length }), changed, missing };
  });

  serve(http, contract.importStudents, ({ body, files, say, ...call }) =>
    importStudents(context, actorOf(call), uploadedSheet(files).path, body, say),
  );

  serve(http, contract.sampleStudents, () => sampleWorkbook('Siswa', STUDENT_COLUMNS));

  serve(http, contract.loginCardsSheet, async ({ body: { cards }, ...call }) => {
    const deed = { at: context.clock(), actor: actorOf(call), action: 'login_cards_exported' } as const;
    await audit(context.db, { ...deed, after: { cards: cards.length } });
    return cardsSheet(cards);
  });
}
