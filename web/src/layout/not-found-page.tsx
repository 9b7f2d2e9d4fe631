import { Button } from '@mantine/core';
import { IconMapQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { PageTitle } from '../settings/page-title.tsx';
import { SchoolBrand } from '../settings/school-brand.tsx';
import { Notice } from '../ui/notice.tsx';
import classes from './route-failure.module.css';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <main className={classes.screen}>
      <PageTitle>{t('layout.notFoundTitle')}</PageTitle>
      <SchoolBrand />
      <Notice
        icon={<IconMapQuestion aria-hidden />}
        title={t('layout.notFoundTitle')}
        titleAs="h1"
        text={t('layout.notFoundText')}
      >
        <Button component={Link} to={paths.dashboard}>
          {t('layout.toDashboard')}
        </Button>
      </Notice>
    </main>
  );
}
