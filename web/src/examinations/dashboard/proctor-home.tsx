import { IconCalendarOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/session.ts';
import { Notice } from '../../platform/ui/feedback/notice.tsx';
import { PageHeader } from '../../platform/ui/page/page-header.tsx';

/** The home of proctors, who see only sittings that are assigned to them. There are no sittings yet. */
export function ProctorHome() {
  const { t } = useTranslation();
  const user = useSession()?.user;
  return (
    <>
      <PageHeader title={t('examinations.greeting', { name: user?.first_name ?? '' })} />
      <Notice icon={<IconCalendarOff aria-hidden />} title={t('proctor.none')} text={t('proctor.noneText')} />
    </>
  );
}
