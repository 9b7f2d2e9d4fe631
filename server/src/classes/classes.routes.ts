import * as contract from '@lulus/contract';
import type { PlatformContext } from '../platform/context.ts';
import { actorOf } from '../platform/http/actor.ts';
import { type Http, serve } from '../platform/http/serve.ts';
import { listClassRows, listUnassigned } from './classes.queries.ts';
import { addClass, editClass, removeClass } from './edit-class.ts';
import { assign, merge } from './move-students.ts';
import { rollOverYear } from './roll-over.ts';

export function classRoutes(http: Http, context: PlatformContext): void {
  serve(http, contract.listSchoolClasses, async ({ user }) => ({
    classes: await listClassRows(context.db, user),
    unassigned: user.role === 'admin' ? await listUnassigned(context.db) : [],
  }));

  serve(http, contract.createClass, async ({ body, say, ...call }) => ({
    message: say('class_added'),
    id: await addClass(context, actorOf(call), body),
  }));

  serve(http, contract.updateClass, async ({ params, body, say, ...call }) => {
    await editClass(context, actorOf(call), params.id, body);
    return { message: say('class_saved') };
  });

  serve(http, contract.deleteClass, async ({ params, say, ...call }) => {
    await removeClass(context, actorOf(call), params.id);
    return { message: say('class_deleted') };
  });

  serve(http, contract.assignStudents, async ({ body, say, ...call }) => {
    const assigned = await assign(context, actorOf(call), body);
    return { message: say('classes_changed', { count: assigned }), assigned };
  });

  serve(http, contract.mergeClasses, async ({ body, say, ...call }) => ({
    message: body.dry_run ? say('nothing_written') : say('classes_merged'),
    ...(await merge(context, actorOf(call), body)),
  }));

  serve(http, contract.rollOver, async ({ body, say, ...call }) => ({
    message: body.dry_run ? say('nothing_written') : say('school_year_begun', { year: body.school_year }),
    classes: await rollOverYear(context, actorOf(call), body),
  }));
}
