import type { Examination, ExaminationAdmin, TokenUser } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { isAdmin } from '../../../platform/session/roles.ts';
import { useSession } from '../../../platform/session/session.ts';

/** Returns whether the user may delete, transfer and share the examination. Co-teachers may not. */
export const isOwner = (user: TokenUser | undefined, { owner }: Pick<Examination, 'owner'>) =>
  isAdmin(user) || (user !== undefined && owner?.id === user.id);

/** Returns a text for whose examination it is. */
export function useOwnerText({ owner }: ExaminationAdmin): string {
  const { t } = useTranslation();
  const user = useSession()?.user;
  if (!owner) return t('sharing.ofSchool');
  return owner.id === user?.id ? t('sharing.yours') : owner.name;
}
