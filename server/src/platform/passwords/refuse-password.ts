import { findPasswordFault, type PasswordOwner } from '@lulus/contract';
import { validationFailed } from '../errors.ts';

/** Throws 422 with a message for the field `password` if the password is rejected. */
export function refusePassword(password: string, owner: PasswordOwner): void {
  const reason = findPasswordFault(password, owner);
  if (reason) throw validationFailed({ password: [reason] });
}
