import { useState } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router';
import { pathAfterLogin } from '../../platform/navigation/paths.ts';
import { OtherDocument, ToLogin } from '../../platform/navigation/to-login.tsx';
import { lastSessionEnd, useSession } from '../../platform/session/session.ts';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';

/**
 * Everything in here needs a session. When it ends, the person logs in and comes back to where they were. On a page
 * that `logsInAgain` they do so in place, over their work. Elsewhere another person finds nothing that the one before
 * was looking at.
 */
export function SessionArea({ logsInAgain = false }: { logsInAgain?: boolean }) {
  const session = useSession();
  const isLoggedOut = lastSessionEnd() === 'logout';
  if (logsInAgain && (session || !isLoggedOut)) return <Outlet />;
  if (session) return <Outlet key={session.user.id} />;
  // Of a logout main.tsx leads to the login, when nothing is left on the device.
  return isLoggedOut ? <FullScreenLoader /> : <ToLogin />;
}

/** Open to people who are not logged in, but not in a document in which a session has ended. */
export function OpenArea() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session || !lastSessionEnd()) return <Outlet />;
  return lastSessionEnd() === 'logout' ? <FullScreenLoader /> : <OtherDocument path={pathname + search} />;
}

/** Redirects a person who has a session, also as soon as a session begins in another tab. */
export function LoggedOutArea() {
  const [search] = useSearchParams();
  const isLoggedIn = useSession() !== null;
  const [wasLoggedIn] = useState(isLoggedIn);
  return (
    <>
      {isLoggedIn && <Navigate to={pathAfterLogin(search)} replace />}
      {/* Until the next page is there. */}
      {!wasLoggedIn && <Outlet />}
    </>
  );
}
