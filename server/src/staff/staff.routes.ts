import * as contract from '@lulus/contract';
import type { PlatformContext } from '../platform/context.ts';
import { actorOf } from '../platform/http/actor.ts';
import { type Http, serve } from '../platform/http/serve.ts';
import { sampleWorkbook } from '../platform/sheets/sample-workbook.ts';
import { uploadedSheet } from '../platform/sheets/uploaded-sheet.ts';
import { changeRole } from './change-role.ts';
import { createStaff } from './create-staff.ts';
import { activateStaff, deactivateStaff } from './deactivate-staff.ts';
import { editStaff } from './edit-staff.ts';
import { importStaff } from './import/import-staff.ts';
import { STAFF_SHEET } from './import/staff-columns.ts';
import { inviteStaff } from './invite-staff.ts';
import { getStaff, listStaff } from './staff.queries.ts';

export function staffRoutes(http: Http, context: PlatformContext): void {
  serve(http, contract.listStaff, async () => ({ staff: await listStaff(context.db) }));

  serve(http, contract.createStaff, async ({ body, say, ...call }) => ({
    message: say('staff_added'),
    ...(await createStaff(context, actorOf(call), body)),
  }));

  serve(http, contract.updateStaff, async ({ params, body, say, ...call }) => {
    await editStaff(context, actorOf(call), params.id, body);
    return { message: say('staff_saved'), staff: await getStaff(context.db, params.id) };
  });

  serve(http, contract.changeStaffRole, async ({ params, body, say, ...call }) => {
    await changeRole(context, actorOf(call), params.id, body.role);
    return { message: say('staff_role_changed'), staff: await getStaff(context.db, params.id) };
  });

  serve(http, contract.deactivateStaff, async ({ params, say, ...call }) => {
    await deactivateStaff(context, actorOf(call), params.id);
    return { message: say('staff_deactivated'), staff: await getStaff(context.db, params.id) };
  });

  serve(http, contract.activateStaff, async ({ params, say, ...call }) => {
    await activateStaff(context, actorOf(call), params.id);
    return { message: say('staff_activated'), staff: await getStaff(context.db, params.id) };
  });

  serve(http, contract.inviteStaff, async ({ params, say, ...call }) => ({
    message: say('link_made'),
    link: await inviteStaff(context, actorOf(call), params.id),
  }));

  serve(http, contract.importStaff, ({ body, files, say, ...call }) =>
    importStaff(context, actorOf(call), uploadedSheet(files).path, body, say),
  );

  serve(http, contract.sampleStaff, () => sampleWorkbook('Guru dan staf', STAFF_SHEET.columns));
}
