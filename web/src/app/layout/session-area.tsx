import { useState } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router';
import { pathAfterLogin } from '../../platform/navigation/paths.ts';
import { OtherDocument, ToLogin } from '../../platform/navigation/to-login.tsx';
import { lastSessionEnd, useSession } from '../../platform/session/session.ts';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';

/**
 * Requires a session for its routes. When the session ends, the person logs in and returns to the same page. With
 * `logsInAgain` the page stays, except after a logout, and asks for the login itself. Otherwise the page is removed, so
 * that the next person does not see it.
 */
export function SessionArea({ logsInAgain = false }: { logsInAgain?: boolean }) {
  const session = useSession();
  const isLoggedOut = lastSessionEnd() === 'logout';
  if (logsInAgain && (session || !isLoggedOut)) return <Outlet />;
  if (session) return <Outlet key={session.user.id} />;
  // After a logout, main.tsx opens the login once the data on the device is deleted.
  return isLoggedOut ? <FullScreenLoader /> : <ToLogin />;
}

/** Public routes. A document in which a session has ended does not show them; they open in a new document. */
export function OpenArea() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session || !lastSessionEnd()) return <Outlet />;
  return lastSessionEnd() === 'logout' ? <FullScreenLoader /> : <OtherDocument path={pathname + search} />;
}

/** Redirects a logged-in person, also when the login happens in another tab. */
export function LoggedOutArea() {
  const [search] = useSearchParams();
  const isLoggedIn = useSession() !== null;
  const [wasLoggedIn] = useState(isLoggedIn);
  return (
    <>
      {isLoggedIn && <Navigate to={pathAfterLogin(search)} replace />}
      {/* Stays until the next page is loaded. */}
      {!wasLoggedIn && <Outlet />}
    </>
  );
}
