import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyAdminPart } from '../platform/i18n/lazy-part.ts';
import { InstallSection } from '../platform/install/install-section.tsx';
import { isStaff } from '../platform/session/roles.ts';
import { useSession } from '../platform/session/session.ts';
import { PageHeader } from '../platform/ui/page/page-header.tsx';
import { OwnData } from '../privacy/own-data.tsx';
import classes from './account-page.module.css';
import { PasswordSection } from './password-section.tsx';
import { PersonSection } from './person-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

const SecondFactorSection = lazyAdminPart(
  async () => (await import('./second-factor-section.tsx')).SecondFactorSection,
);

/** The user's own account: personal data, password, second factor, sessions, stored data and installation. */
export function AccountPage() {
  const { t } = useTranslation();
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <>
      <PageHeader title={t('layout.account')} lead={t('account.lead')} />
      <div className={classes.sections}>
        <PersonSection user={user} />
        <PasswordSection />
        {isStaff(user) && (
          <Suspense fallback={null}>
            <SecondFactorSection user={user} />
          </Suspense>
        )}
        <SessionsSection sessionId={user.jti} />
        {user.role === 'student' && <OwnData />}
        <InstallSection />
      </div>
    </>
  );
}
