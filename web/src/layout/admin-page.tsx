/**
 * Pages for admins. A student is turned away in words, and fetches none of their code: a page is loaded when an
 * admin is about to see it, together with the words that only admins read.
 */
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useSession } from '../session/session.ts';
import { PageTitle } from '../settings/page-title.tsx';
import { FullScreenLoader } from '../ui/full-screen-loader.tsx';
import { Notice } from '../ui/notice.tsx';

/** A component that is fetched, with the admins' words, when it is first rendered. */
export function adminPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    const [part, { addAdminWords }] = await Promise.all([load(), import('../i18n/admin-catalogue.ts')]);
    addAdminWords();
    return { default: part };
  });
}

/** The element of an admin's route. */
export function adminPage(load: () => Promise<ComponentType>) {
  const Page = adminPart(load);
  return (
    <AdminsOnly>
      <Suspense fallback={<FullScreenLoader />}>
        <Page />
      </Suspense>
    </AdminsOnly>
  );
}

function AdminsOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  if (useSession()?.user.role === 'admin') return children;
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
