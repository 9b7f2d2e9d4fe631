import { conflict } from '../../platform/errors.ts';
import type { UserActor } from '../../platform/http/actor.ts';
import type { AuthContext } from '../context.ts';
import { provePassword } from './prove-both-factors.ts';
import { sealSecret } from './sealed-secret.ts';
import { getFactorKey, putUnconfirmed } from './second-factors.queries.ts';
import { newSecret, otpauthUri } from './totp.ts';

/**
 * Returns the URI of a new secret, once. The secret takes effect when a code confirms it, and another call replaces it.
 * Throws 409 if the second factor is on.
 */
export async function beginSecondFactor(
  context: Pick<AuthContext, 'clock' | 'db' | 'limits' | 'settings'>,
  actor: UserActor,
  password: string,
): Promise<string> {
  const { db, clock, settings } = context;
  const { email, first_name } = await provePassword(context, actor, password);
  const { user_id } = actor;
  const secret = newSecret();
  const sealed = sealSecret(await getFactorKey(db), user_id, secret);
  if (!(await putUnconfirmed(db, user_id, sealed, clock()))) {
    throw conflict('second_factor_on');
  }
  const { school_name } = await settings();
  return otpauthUri(secret, { issuer: school_name || 'Lulus', label: email ?? first_name });
}
