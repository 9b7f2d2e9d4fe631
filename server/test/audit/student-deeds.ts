import { randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import { aStudent, PASSWORD } from '../factories.ts';
import { aSheet } from '../sheets.ts';
import type { TestApp } from '../test-app.ts';
import type { Admin, Deed } from './deed.ts';

/** An admin's actions on students, one at a time and in bulk. */
export function studentDeeds(app: TestApp, as: Admin): Deed[] {
  const { call, context } = app;
  return [
    {
      endpoint: contract.createStudent,
      async act() {
        const body = { first_name: 'Siti', email: 'siti@example.test' };
        const { student } = (await call(contract.createStudent, { as, body })).reply;
        return [{ action: 'student_created', person_id: student.id, before: null, after: body }];
      },
    },
    {
      endpoint: contract.updateStudent,
      async act() {
        const { id, email } = await aStudent(context, { middle_name: null, last_name: null, whatsapp: null });
        const body = { first_name: 'Siti', email: email ?? '', class: '9A' };
        await call(contract.updateStudent, { as, params: { id }, body });
        const change = { before: { first_name: 'Sari' }, after: { first_name: 'Siti' } };
        return [{ action: 'student_updated', person_id: id, ...change }];
      },
    },
    {
      endpoint: contract.resetStudentPassword,
      async act() {
        const { id } = await aStudent(context);
        await call(contract.resetStudentPassword, { as, params: { id } });
        return [{ action: 'password_reset', person_id: id, before: null, after: null }];
      },
    },
    {
      endpoint: contract.makePasswordLink,
      async act() {
        const { id } = await aStudent(context);
        await call(contract.makePasswordLink, { as, params: { id }, body: {} });
        return [{ action: 'password_link_made', person_id: id, after: { mailed: false } }];
      },
    },
    {
      endpoint: contract.makePasswordLinks,
      async act() {
        const { id } = await aStudent(context, { password_hash: null });
        await call(contract.makePasswordLinks, { as, body: {} });
        await context.db.deleteFrom('users').where('id', '=', id).execute();
        // The deletion also removed the personal details of earlier lines.
        return [{ action: 'password_link_made', person_id: id, after: null }];
      },
    },
    {
      endpoint: contract.deleteStudent,
      async act() {
        const { id } = await aStudent(context);
        await call(contract.deleteStudent, { as, params: { id } });
        return [{ action: 'student_deleted', person_id: id, before: null, after: null }];
      },
    },
    {
      endpoint: contract.resetStudentPasswords,
      async act() {
        const { id } = await aStudent(context, { class: '6 K' });
        const body = { class: '6-k', confirmed: true, keep: '2030-01-01' };
        await call(contract.resetStudentPasswords, { as, body });
        return [
          { action: 'password_reset', person_id: id, before: null, after: null },
          { action: 'settings_changed', after: { card_passwords_until: '2030-01-01' } },
        ];
      },
    },
    {
      endpoint: contract.deleteStudents,
      async act() {
        const [a, b] = [await aStudent(context), await aStudent(context)].map(({ id }) => id) as [
          string,
          string,
        ];
        await call(contract.deleteStudents, { as, body: { ids: [a, b, b, randomUUID()] } });
        return [a, b].map((person_id) => ({
          action: 'student_deleted',
          person_id,
          before: null,
          after: null,
        }));
      },
    },
    {
      endpoint: contract.changeClasses,
      async act() {
        const moved = await aStudent(context, { class: '8B' });
        const there = await aStudent(context, { class: '9A' });
        const students = [moved, there].map(({ id }) => ({ id, class: '9A' }));
        await call(contract.changeClasses, { as, body: { students } });
        const change = { before: { class: '8B' }, after: { class: '9A' } };
        return [{ action: 'student_updated', person_id: moved.id, ...change }];
      },
    },
    {
      endpoint: contract.importStudents,
      async act() {
        const known = await aStudent(context, { email: 'budi@example.test', class: '8B', whatsapp: null });
        const rows = [
          ['Nama Depan', 'Email', 'Kelas'],
          ['Ani', 'ani@example.test', '9A'],
          ['Sari', 'budi@example.test', '9A'],
          ['Sari', 'cici@example.test', '9A'],
        ];
        const files = [{ field: 'file', filename: 'siswa.xlsx', content: Uint8Array.from(aSheet(rows)) }];
        const itself = { email: 'cici@example.test', whatsapp: null, self_registered: true };
        const registered = await aStudent(context, itself);
        await call(contract.importStudents, { as, body: { dry_run: 'true' }, files });
        await call(contract.importStudents, { as, body: { give: 'links' }, files });
        const change = { before: { class: '8B' }, after: { class: '9A' } };
        return [
          { action: 'student_created', after: { first_name: 'Ani', email: 'ani@example.test', class: '9A' } },
          { action: 'student_updated', person_id: known.id, ...change },
          { action: 'student_updated', person_id: registered.id, after: { self_registered: false } },
          { action: 'password_reset', person_id: registered.id },
          { action: 'password_link_made', after: { mailed: false } },
          { action: 'password_link_made', person_id: registered.id, after: { mailed: false } },
          { action: 'students_imported', after: { created: 1, updated: 2, renewed: 1, kept: 0, refused: 0 } },
        ];
      },
    },
    {
      endpoint: contract.loginCardsSheet,
      async act() {
        const cards = [{ name: 'Siti', class: null, login: 'siti', password: PASSWORD }];
        await call(contract.loginCardsSheet, { as, body: { cards } });
        return [{ action: 'login_cards_exported', after: { cards: 1 } }];
      },
    },
  ];
}
