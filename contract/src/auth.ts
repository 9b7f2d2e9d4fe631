import { z } from 'zod';
import { display } from './accommodations.ts';
import { deviceId } from './attempt-fields.ts';
import { endpoint } from './endpoint.ts';
import {
  calendarDate,
  email,
  factorCode,
  id,
  messageReply,
  nameOrNone,
  nameParts,
  newPassword,
  optionalDetail,
  requiredText,
  text,
  typedPassword,
  whatsapp,
} from './fields.ts';
import { MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH, MAX_REGISTRATION_BODY_BYTES } from './limits.ts';
import { fieldMessage } from './messages/problem.ts';

export const role = z.enum(['admin', 'teacher', 'proctor', 'student']);
export type Role = z.infer<typeof role>;

/** Payload of the access token: the user. */
export const tokenUser = z.object({
  sub: id,
  id,
  role,
  ...nameParts,
  /** The email address, or else the number or username that the user logs in with. */
  email: z.string().nullable(),
  class: z.string().nullable(),
  must_change_password: z.boolean(),
  /** Absent if the screens look as they do for everyone. */
  display: display.optional(),
  jti: id,
  /** Seconds since 1970. */
  iat: z.number(),
  exp: z.number(),
});
export type TokenUser = z.infer<typeof tokenUser>;

const accessTokenReply = z.object({ access_token: z.string() });

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary:
    'Log in with an email address, a WhatsApp number, a school number or a username: 401 second_factor_required where the right password needs a code beside it, 429 rate_limited after too many tries, less soon for a device_id that has logged in before',
  body: z.object({
    email: requiredText(MAX_EMAIL_LENGTH),
    password: typedPassword,
    /** Required for an admin with a second factor. The server ignores it for everyone else. */
    code: factorCode.optional(),
    device_id: deviceId,
  }),
  reply: accessTokenReply,
});

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  maxBodyBytes: MAX_REGISTRATION_BODY_BYTES,
  summary: 'Register as a student',
  status: 201,
  body: z
    .object({
      first_name: requiredText(),
      middle_name: requiredText().transform(nameOrNone),
      last_name: requiredText().transform(nameOrNone),
      class: requiredText(50),
      whatsapp,
      email,
      password: newPassword,
      password_confirmation: typedPassword,
      gender: z.enum(['male', 'female']).nullish().catch(null),
      place_of_birth: optionalDetail,
      date_of_birth: calendarDate.nullish().catch(null),
      guardian_name: optionalDetail,
      guardian_number: optionalDetail,
      guardian_status: optionalDetail,
      province: optionalDetail,
      city: optionalDetail,
      district: optionalDetail,
      village: optionalDetail,
      address_detail: optionalDetail,
    })
    .refine((form) => !form.password_confirmation || form.password === form.password_confirmation, {
      path: ['password_confirmation'],
      message: fieldMessage('passwords_differ'),
      // This check also runs if another field is invalid.
      when: ({ value }) => value instanceof Object,
    }),
  reply: messageReply,
});

/** Suggestions for the field of the registration. */
export const listClasses = endpoint({
  method: 'GET',
  path: '/api/classes',
  access: 'public',
  summary: 'The classes of this school year; none while registration is closed',
  reply: z.object({ classes: z.array(z.string()) }),
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'user',
  summary: 'End this session on every node',
  reply: messageReply,
});

export const updatePassword = endpoint({
  method: 'POST',
  path: '/api/auth/update-password',
  access: 'user',
  summary: 'Change the password and end the other sessions of the account',
  body: z.object({
    password: newPassword,
    /** May be absent while the account still has its first password. */
    current_password: text(MAX_PASSWORD_LENGTH).optional(),
  }),
  reply: z.object({ message: z.string(), access_token: z.string() }),
});

/** Tokens of set-password links are 32 random bytes as base64url. */
const linkToken = text(200).min(1, fieldMessage('required'));

export const verifyToken = endpoint({
  method: 'POST',
  path: '/api/verifyToken',
  access: 'public',
  summary: 'Whose password a link sets: 404 for an unknown link, 410 link_used or link_expired',
  body: z.object({ token: linkToken }),
  reply: z.object({
    /** The person's login: the email address, or else the number or username. Never empty. */
    email: z.string(),
    first_name: z.string(),
    /** In characters. Present only for an admin, whose password must be longer. */
    min_password_length: z.number().optional(),
  }),
});

export const setPassword = endpoint({
  method: 'POST',
  path: '/api/setPassword',
  access: 'public',
  summary: 'Set the password by a link, which works once, and log in: with a code where a login needs one',
  body: z.object({ token: linkToken, password: newPassword, code: factorCode.optional() }),
  reply: accessTokenReply,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary:
    'Ask for a set-password link by email: the same answer whether or not there is such an account; 409 mail_off where the server sends no mail, 429 rate_limited after too many, by login and by address',
  body: z.object({ email: requiredText(MAX_EMAIL_LENGTH) }),
  reply: messageReply,
});
