/** Accounts of staff: admins, teachers and proctors. */
import { z } from 'zod';
import { role } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { email, id, instant, messageReply, requiredText, whatsapp } from './fields.ts';
import { schoolNumberFields } from './logins.ts';
import { fieldMessage } from './messages/problem.ts';

export const staffRole = role.exclude(['student'], {
  error: fieldMessage('one_of', { values: 'admin, teacher, proctor' }),
});
export type StaffRole = z.infer<typeof staffRole>;

export const staffMember = z.object({
  id,
  name: z.string(),
  role: staffRole,
  email: z.string().nullable(),
  whatsapp: z.string().nullable(),
  username: z.string().nullable(),
  /** Names of the classes of this year that they teach, and of those whose homeroom teacher they are. */
  classes: z.array(z.string()),
  homeroom_classes: z.array(z.string()),
  /** False until they set a password by their invitation. */
  has_password: z.boolean(),
  /** The last request of one of their sessions, accurate to about ten minutes. */
  seen_at: instant.nullable(),
  /** They cannot log in since then. */
  deactivated_at: instant.nullable(),
});
export type StaffMember = z.infer<typeof staffMember>;

export const listStaff = endpoint({
  method: 'GET',
  path: '/api/staff/list',
  access: 'admin',
  summary: 'All staff by name, also deactivated accounts',
  reply: z.object({ staff: z.array(staffMember) }),
});

const logins = {
  name: requiredText(),
  email: z.union([z.literal('').transform(() => null), z.null(), email]).optional(),
  whatsapp: z.union([z.literal('').transform(() => null), z.null(), whatsapp]).optional(),
  username: schoolNumberFields.username,
};
const hasLogin = (form: Partial<Record<'email' | 'whatsapp' | 'username', string | null | undefined>>) =>
  Boolean(form.email || form.whatsapp || form.username);
const loginNeeded = { path: ['email'], message: fieldMessage('login_needed') };

export const staffForm = z.object({ ...logins, role: staffRole }).refine(hasLogin, loginNeeded);

export const createStaff = endpoint({
  method: 'POST',
  path: '/api/staff',
  access: 'admin',
  summary: 'Add a member of staff, with a link to set a password that works once and for 72 hours',
  status: 201,
  body: staffForm,
  reply: z.object({
    message: z.string(),
    staff: staffMember,
    /** Answered once. Null if the server mails it. */
    link: z.string().nullable(),
  }),
});

const byId = z.object({ id });
const memberReply = z.object({ message: z.string(), staff: staffMember });

export const updateStaff = endpoint({
  method: 'POST',
  path: '/api/staff/:id',
  access: 'admin',
  summary: 'Edit the name and the logins of a member of staff',
  params: byId,
  body: z.object(logins).refine(hasLogin, loginNeeded),
  reply: memberReply,
});

export const changeStaffRole = endpoint({
  method: 'POST',
  path: '/api/staff/:id/role',
  access: 'admin',
  summary:
    'Change the role and end the sessions; examinations of a former teacher go to the school; 409 last_admin',
  params: byId,
  body: z.object({ role: staffRole }),
  reply: memberReply,
});

export const deactivateStaff = endpoint({
  method: 'POST',
  path: '/api/staff/:id/deactivate',
  access: 'admin',
  summary:
    'End the sessions and block logins; the examinations that the account owns go to the school; 409 last_admin',
  params: byId,
  reply: memberReply,
});

export const activateStaff = endpoint({
  method: 'POST',
  path: '/api/staff/:id/activate',
  access: 'admin',
  summary: 'Let a deactivated member of staff log in again',
  params: byId,
  reply: memberReply,
});

export const inviteStaff = endpoint({
  method: 'POST',
  path: '/api/staff/:id/invitation',
  access: 'admin',
  summary:
    'A new link to set a password, answered once; older links stop working, the old password works until then',
  params: byId,
  reply: messageReply.extend({ link: z.string() }),
});
