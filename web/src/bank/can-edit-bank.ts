import type { ExaminationAdmin, TokenUser } from '@lulus/contract';
import { isAdmin } from '../platform/session/roles.ts';

/** Whether the user may edit the questions. Other teachers may only read a shared collection. */
export function canEditBank(
  { owner, co_teachers }: Pick<ExaminationAdmin, 'owner' | 'co_teachers'>,
  user: Pick<TokenUser, 'id' | 'role'> | undefined,
): boolean {
  return isAdmin(user) || [owner, ...co_teachers].some((one) => one?.id === user?.id);
}
