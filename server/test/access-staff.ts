/** Rows of the access table for accounts of staff. */
import { randomUUID } from 'node:crypto';
import * as contract from '@lulus/contract';
import { adminOnly, type Row, type World } from './access-callers.ts';

const byTeacher = ({ callers }: World) => ({ params: { id: callers['other teacher'].id } });

export const staffRows: Row[] = [
  { endpoint: contract.listStaff, status: adminOnly() },
  {
    endpoint: contract.createStaff,
    request: () => ({ body: { name: 'Bu Ani', role: 'teacher', email: `${randomUUID()}@example.test` } }),
    status: adminOnly(201),
  },
  {
    endpoint: contract.updateStaff,
    request: (world) => ({
      ...byTeacher(world),
      body: { name: 'Bu Ani', email: `${randomUUID()}@example.test` },
    }),
    status: adminOnly(),
  },
  {
    endpoint: contract.changeStaffRole,
    request: (world) => ({ ...byTeacher(world), body: { role: 'proctor' } }),
    status: adminOnly(),
  },
  { endpoint: contract.deactivateStaff, request: byTeacher, status: adminOnly() },
  { endpoint: contract.activateStaff, request: byTeacher, status: adminOnly() },
  { endpoint: contract.inviteStaff, request: byTeacher, status: adminOnly() },
  { endpoint: contract.importStaff, request: () => ({ body: {} }), status: adminOnly(422) },
  { endpoint: contract.sampleStaff, status: adminOnly() },
];
