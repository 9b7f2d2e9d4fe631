import * as contract from '@lulus/contract';
import { aClass, aStudent } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import type { Admin, Deed } from './deed.ts';

const YEAR = { school_year: '2030/2031' };

/** An admin's actions on classes. */
export function classDeeds({ call, context }: TestApp, as: Admin): Deed[] {
  const make = async (name: string) => (await aClass(context, name)).class_id;
  return [
    {
      endpoint: contract.createClass,
      async act() {
        await call(contract.createClass, { as, body: { name: '7 Audit' } });
        return [{ action: 'class_created', after: { class: '7 Audit' } }];
      },
    },
    {
      endpoint: contract.updateClass,
      async act() {
        const id = await make('8 Audit');
        await call(contract.updateClass, { as, params: { id }, body: { name: '8 Log' } });
        return [{ action: 'class_updated', before: { class: '8 Audit' }, after: { class: '8 Log' } }];
      },
    },
    {
      endpoint: contract.deleteClass,
      async act() {
        await call(contract.deleteClass, { as, params: { id: await make('9 Audit') } });
        return [{ action: 'class_deleted', before: { class: '9 Audit' } }];
      },
    },
    {
      endpoint: contract.assignStudents,
      async act() {
        const { id } = await aStudent(context, { class: null });
        await call(contract.assignStudents, { as, body: { class_id: await make('10 Audit'), ids: [id] } });
        return [
          { action: 'student_updated', person_id: id, before: { class: null }, after: { class: '10 Audit' } },
        ];
      },
    },
    {
      endpoint: contract.mergeClasses,
      async act() {
        const [into, other] = [await make('11 Audit'), await make('11 Log')];
        await call(contract.mergeClasses, { as, body: { into, ids: [other], dry_run: false } });
        return [{ action: 'classes_merged', after: { class: '11 Audit', merged: ['11 Log'], students: 0 } }];
      },
    },
    {
      endpoint: contract.rollOver,
      async act() {
        const classes = [{ id: await make('12 Audit'), action: 'archive' as const }];
        await call(contract.rollOver, { as, body: { ...YEAR, classes, dry_run: false } });
        return [
          {
            action: 'classes_rolled_over',
            before: { class: '12 Audit' },
            after: { action: 'archive', students: 0 },
          },
        ];
      },
    },
  ];
}
