import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/i18n.ts';
import { fullName } from '../session/person.ts';
import { useSession } from '../session/session.ts';
import { stored } from '../session/stored.ts';
import { PrintHead } from '../ui/print-head.tsx';

/** Names the student and the examination on paper. */
export function PrintedFor() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const user = useSession()?.user;
  const examination = stored.examDetail.read()?.examination_name;
  const today = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date());
  const whose = user && [fullName(user), user.class && t('layout.studentOfClass', { name: user.class })];
  return <PrintHead lines={[examination, whose?.filter(Boolean).join(' · '), today]} />;
}
