/** Rules for new passwords. Logins do not check them. */
import type { Role } from './auth.ts';
import { whatsappDigits } from './fields.ts';
import { MIN_PASSWORD_LENGTH, MIN_STAFF_PASSWORD_LENGTH } from './limits.ts';
import { SCHOOL_NUMBERS, type SchoolNumbers } from './logins.ts';
import { type Problem, problem } from './messages/problem.ts';

/** The account of the password. Unknown fields are omitted. */
export interface PasswordOwner extends Partial<SchoolNumbers> {
  role: Role;
  first_name?: string | null | undefined;
  middle_name?: string | null | undefined;
  last_name?: string | null | undefined;
  email?: string | null | undefined;
  whatsapp?: string | null | undefined;
}

/** The list is short, since a longer one rejected most passwords that people chose in trials. */
const COMMON = new Set(
  (
    '123456 1234567 12345678 123456789 1234567890 000000 111111 112233 121212 123123 123321 654321 666666 888888 ' +
    'abc123 qwerty qwerty123 1q2w3e password password1 iloveyou admin123 sayang indonesia bismillah'
  ).split(' '),
);
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');
const COMMON_LETTERS = new Set([...COMMON].map(lettersOf).concat('administrator'));

export const minPasswordLength = (role: Role) =>
  role === 'student' ? MIN_PASSWORD_LENGTH : MIN_STAFF_PASSWORD_LENGTH;

/** Returns whether a password is common. For staff, digits and signs around a common word do not count. */
function isCommon(password: string, role: Role): boolean {
  const text = password.toLowerCase();
  return COMMON.has(text) || (role !== 'student' && COMMON_LETTERS.has(lettersOf(text)));
}

const withoutSpaces = (text: string) => text.toLowerCase().replace(/\s/g, '');

/** Returns whether the whole password is a name or a login of its owner. */
function isOwn(password: string, owner: PasswordOwner): boolean {
  const { first_name, middle_name, last_name, email, whatsapp } = owner;
  const numbers = SCHOOL_NUMBERS.map((kind) => owner[kind] ?? '');
  const names = [first_name, middle_name, last_name].filter((name) => name != null);
  const own = [...names, names.join(''), `${first_name ?? ''}${last_name ?? ''}`, email ?? '', ...numbers];
  const text = withoutSpaces(password);
  if (own.some((word) => word !== '' && withoutSpaces(word) === text)) return true;
  return isOwnNumber(password, whatsapp);
}

/** Returns whether the text is the WhatsApp number, in any notation. */
export function isOwnNumber(text: string, whatsapp: string | null | undefined): boolean {
  return whatsapp != null && /^[\d\s+().-]+$/.test(text) && whatsappDigits(text) === whatsappDigits(whatsapp);
}

/** Returns the reason why the password is rejected, or undefined if it is accepted. */
export function findPasswordFault(password: string, owner: PasswordOwner): Problem | undefined {
  const min = minPasswordLength(owner.role);
  if (password.length < min) return problem('password_too_short', { min });
  if (isCommon(password, owner.role)) return problem('password_common');
  return isOwn(password, owner) ? problem('password_own') : undefined;
}
