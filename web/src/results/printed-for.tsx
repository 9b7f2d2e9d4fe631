import { useTranslation } from 'react-i18next';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { fullName } from '../platform/session/person.ts';
import { useSession } from '../platform/session/session.ts';
import { PrintHead } from '../platform/ui/print/print-head.tsx';

/** Print header with the examination, the student and the date. */
export function PrintedFor({ examination }: { examination: string | undefined }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const user = useSession()?.user;
  const today = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date());
  const student = user && [fullName(user), user.class && t('ui.studentOfClass', { name: user.class })];
  return <PrintHead lines={[examination, student?.filter(Boolean).join(' · '), today]} />;
}
