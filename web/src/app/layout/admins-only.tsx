import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../platform/navigation/paths.ts';
import { PageTitle } from '../../platform/school/page-title.tsx';
import { Notice } from '../../platform/ui/feedback/notice.tsx';

/** The message for a student at an admin's address. */
export function AdminsOnly() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{t('adminsOnly.title')}</PageTitle>
      <Notice
        icon={<IconLock aria-hidden />}
        title={t('adminsOnly.title')}
        titleAs="h1"
        text={t('adminsOnly.text')}
      >
        <Button component={Link} to={paths.dashboard}>
          {t('ui.toDashboard')}
        </Button>
      </Notice>
    </>
  );
}
