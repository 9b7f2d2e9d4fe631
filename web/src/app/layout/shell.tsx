import { IconMenu2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router';
import { useLateAnswers } from '../../attempts/late/use-late-answers.ts';
import { ChangePasswordPrompt } from '../../auth/change-password-prompt.tsx';
import { lazyAdminPart } from '../../platform/i18n/lazy-part.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { Preferences } from '../../platform/preferences/preferences.tsx';
import { settingsQuery } from '../../platform/school/school.api.ts';
import { isTeacher } from '../../platform/session/roles.ts';
import { useSession } from '../../platform/session/session.ts';
import { SchoolBrand } from '../../platform/ui/page/school-brand.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { PageFailure } from './route-failure.tsx';
import classes from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { useAskedLogout } from './use-asked-logout.tsx';
import { useScrollOnNavigation } from './use-scroll-on-navigation.ts';

const SearchSchool = lazyAdminPart(async () => (await import('../../search/search-school.tsx')).SearchSchool);

/** The frame of every page after login: a sidebar, which a menu button opens on phones. */
export function Shell() {
  const { t } = useTranslation();
  const [menuOpen, setMenuOpen] = useState(false);
  const { isLoggingOut, logOut, question } = useAskedLogout();
  const { pathname } = useLocation();
  const main = useFocusOnNavigation();
  const canSearch = isTeacher(useSession()?.user);
  useScrollOnNavigation();
  useLateAnswers();
  // Refreshes the school's name and logo, which the device caches.
  useQuery(settingsQuery());

  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#content">
        {t('layout.skipToContent')}
      </a>

      <aside className={classes.side}>
        <Sidebar isLoggingOut={isLoggingOut} onLogout={logOut} />
      </aside>

      <header className={classes.bar}>
        <button
          type="button"
          className={classes.menu}
          aria-label={t('layout.openMenu')}
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
        >
          <IconMenu2 aria-hidden />
        </button>
        <Link to={paths.dashboard} className={classes.home}>
          <SchoolBrand size={36} />
          <span className="visually-hidden">{t('layout.dashboard')}</span>
        </Link>
        {canSearch && (
          <FailureBoundary failure={null}>
            <Suspense fallback={<span className={classes.search} />}>
              <SearchSchool />
            </Suspense>
          </FailureBoundary>
        )}
        <Preferences />
      </header>

      {menuOpen && (
        <MenuDrawer isLoggingOut={isLoggingOut} onLogout={logOut} onClose={() => setMenuOpen(false)} />
      )}

      <main id="content" ref={main} className={classes.main} tabIndex={-1}>
        <FailureBoundary key={pathname} failure={<PageFailure />}>
          <Suspense fallback={<div className={classes.progress} />}>
            <Outlet />
          </Suspense>
        </FailureBoundary>
      </main>
      {question}
      <ChangePasswordPrompt />
    </div>
  );
}

/** Moves the focus to the content after navigation. Screen readers and Tab continue from there. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
