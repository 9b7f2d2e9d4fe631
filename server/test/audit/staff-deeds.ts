import * as contract from '@lulus/contract';
import { anExamination, aProctor, aTeacher } from '../factories.ts';
import { aSheet } from '../sheets.ts';
import type { TestApp } from '../test-app.ts';
import type { Admin, Deed } from './deed.ts';

/** An admin's actions on accounts of staff. */
export function staffDeeds(app: TestApp, as: Admin): Deed[] {
  const { call, context } = app;
  return [
    {
      endpoint: contract.createStaff,
      async act() {
        const body = { name: 'Bu Ani', role: 'teacher', email: 'ani@staff.test' } as const;
        const { staff } = (await call(contract.createStaff, { as, body })).reply;
        return [{ action: 'staff_created', person_id: staff.id, before: null, after: body }];
      },
    },
    {
      endpoint: contract.updateStaff,
      async act() {
        const { id, email } = await aTeacher(context, { whatsapp: null });
        await call(contract.updateStaff, { as, params: { id }, body: { name: 'Bu Ani', email } });
        const change = { before: { name: 'Sari Dewi Lestari' }, after: { name: 'Bu Ani' } };
        return [{ action: 'staff_updated', person_id: id, ...change }];
      },
    },
    {
      endpoint: contract.changeStaffRole,
      async act() {
        const { id } = await aProctor(context);
        await call(contract.changeStaffRole, { as, params: { id }, body: { role: 'teacher' } });
        const change = { before: { role: 'proctor' }, after: { role: 'teacher' } };
        return [{ action: 'staff_role_changed', person_id: id, ...change }];
      },
    },
    {
      endpoint: contract.deactivateStaff,
      async act() {
        const { id } = await aTeacher(context);
        const examination = await anExamination(context, { settings: { owner_id: id } });
        await call(contract.deactivateStaff, { as, params: { id } });
        return [
          { action: 'staff_deactivated', person_id: id },
          {
            action: 'examination_transferred',
            examination_id: examination.id,
            before: { owner_id: id },
            after: { owner_id: null },
          },
        ];
      },
    },
    {
      endpoint: contract.activateStaff,
      async act() {
        const { id } = await aTeacher(context, { deactivated_at: context.clock() });
        await call(contract.activateStaff, { as, params: { id } });
        return [{ action: 'staff_activated', person_id: id }];
      },
    },
    {
      endpoint: contract.inviteStaff,
      async act() {
        const { id } = await aTeacher(context);
        await call(contract.inviteStaff, { as, params: { id } });
        return [{ action: 'staff_invited', person_id: id }];
      },
    },
    {
      endpoint: contract.importStaff,
      async act() {
        const { id } = await aTeacher(context, { email: 'cici@staff.test', whatsapp: null });
        const rows = [
          ['Nama', 'Email', 'Peran'],
          ['Pak Budi', 'budi@staff.test', 'pengawas'],
          ['Bu Cici', 'cici@staff.test', 'guru'],
        ];
        const files = [{ field: 'file', filename: 'guru.xlsx', content: Uint8Array.from(aSheet(rows)) }];
        await call(contract.importStaff, { as, body: { dry_run: 'true' }, files });
        await call(contract.importStaff, { as, body: {}, files });
        const change = { before: { name: 'Sari Dewi Lestari' }, after: { name: 'Bu Cici' } };
        const created = { name: 'Pak Budi', email: 'budi@staff.test', role: 'proctor', mailed: false };
        return [
          { action: 'staff_updated', person_id: id, ...change },
          { action: 'staff_created', after: created },
          { action: 'staff_imported', after: { created: 1, updated: 1, refused: 0 } },
        ];
      },
    },
  ];
}
