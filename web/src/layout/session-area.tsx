import { useState } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router';
import { pathAfterLogin } from '../paths.ts';
import { lastSessionEnd, useSession } from '../session/session.ts';
import { FullScreenLoader } from '../ui/full-screen-loader.tsx';
import { OtherDocument, ToLogin } from './to-login.tsx';

/**
 * Everything in here needs a session; when it ends, the person logs in and comes back to where they were. A page that
 * `logsInAgain` lets them do so in place, over what they were doing; elsewhere another person finds nothing of what the
 * one before was looking at.
 */
export function SessionArea({ logsInAgain = false }: { logsInAgain?: boolean }) {
  const session = useSession();
  const isLoggedOut = lastSessionEnd() === 'logout';
  if (logsInAgain && (session || !isLoggedOut)) return <Outlet />;
  if (session) return <Outlet key={session.user.id} />;
  // Of a logout main.tsx leads to the login, when nothing is left on the device.
  return isLoggedOut ? <FullScreenLoader /> : <ToLogin />;
}

/** Whoever is not logged in may see what is in here, but in another document than one in which a session has ended. */
export function OpenArea() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session || !lastSessionEnd()) return <Outlet />;
  return lastSessionEnd() === 'logout' ? <FullScreenLoader /> : <OtherDocument path={pathname + search} />;
}

/** Who comes here with a session is led on, and so is a page in here as soon as one begins, be it in another tab. */
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
