import { useTranslation } from 'react-i18next';
import { stored } from '../platform/device-store/stored.ts';
import { useLanguage } from '../platform/i18n/i18n.ts';
import { fullName } from '../platform/session/person.ts';
import { useSession } from '../platform/session/session.ts';
import { PrintHead } from '../platform/ui/print/print-head.tsx';

/** Names the student and the examination on paper. */
export function PrintedFor() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const user = useSession()?.user;
  const examination = stored.examDetail.read()?.examination_name;
  const today = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date());
  const whose = user && [fullName(user), user.class && t('ui.studentOfClass', { name: user.class })];
  return <PrintHead lines={[examination, whose?.filter(Boolean).join(' · '), today]} />;
}
