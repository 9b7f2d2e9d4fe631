/** Endpoints for users' own accounts, in both roles. Only admins have a second factor. */
import { z } from 'zod';
import { role } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { factorCode, id, instant, messageReply, nameParts, typedPassword } from './fields.ts';
import { schoolNumbers } from './logins.ts';

export const account = z.object({
  role,
  ...nameParts,
  class: z.string().nullable(),
  /** The user may log in with each of these. */
  email: z.string().nullable(),
  whatsapp: z.string().nullable(),
  ...schoolNumbers,
});
export type Account = z.infer<typeof account>;

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/account',
  access: 'user',
  summary: 'One’s own name and logins',
  reply: account,
});

const ownSession = z.object({
  id,
  /** Null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: instant,
  /** Accurate to about ten minutes. */
  seen_at: instant,
  /** True for the session that sends this request. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'user',
  summary: 'Where one is logged in: the caller’s own session first, then the last seen',
  reply: z.object({ sessions: z.array(ownSession) }),
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'user',
  summary: 'Log out elsewhere: end every session of one’s own but the caller’s, on every node',
  reply: messageReply,
});

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  access: 'user',
  summary: 'End a session of one’s own on every node',
  params: z.object({ id }),
  reply: messageReply,
});

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/account/second-factor',
  access: 'staff',
  summary: 'Whether the admin’s logins ask for a code',
  reply: z.object({
    /** Time when it was switched on; null while it is off. */
    on_since: instant.nullable(),
    recovery_codes_left: z.number().int(),
  }),
});
export type SecondFactor = z.infer<typeof getSecondFactor.reply>;

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor',
  access: 'staff',
  summary:
    'A secret for an authenticator app, answered once: 409 second_factor_on where there is one in force',
  body: z.object({ password: typedPassword }),
  reply: z.object({
    /** otpauth://totp/… (RFC 6238: SHA-1, six digits, 30 seconds). */
    uri: z.string(),
  }),
});

const recoveryCodesReply = z.object({ recovery_codes: z.array(z.string()) });

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  access: 'staff',
  summary: 'Turn the second factor on by a code of the app, and get the recovery codes, once',
  body: z.object({ code: factorCode }),
  reply: recoveryCodesReply,
});

/** The password, and a code from the app or a recovery code. */
const bothFactors = z.object({ password: typedPassword, code: factorCode });

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  access: 'staff',
  summary: 'New recovery codes, answered once, in place of the old ones',
  body: bothFactors,
  reply: recoveryCodesReply,
});

export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/remove',
  access: 'staff',
  summary: 'Turn the second factor off',
  body: bothFactors,
  reply: messageReply,
});
