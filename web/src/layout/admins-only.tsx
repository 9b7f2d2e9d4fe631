import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { PageTitle } from '../settings/page-title.tsx';
import { Notice } from '../ui/notice.tsx';

/** What a student reads at an admin's address. */
export function AdminsOnly() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{t('layout.adminsOnlyTitle')}</PageTitle>
      <Notice
        icon={<IconLock aria-hidden />}
        title={t('layout.adminsOnlyTitle')}
        titleAs="h1"
        text={t('layout.adminsOnlyText')}
      >
        <Button component={Link} to={paths.dashboard}>
          {t('layout.toDashboard')}
        </Button>
      </Notice>
    </>
  );
}
