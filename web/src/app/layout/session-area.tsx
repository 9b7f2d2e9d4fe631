import { useState } from 'react';
import { Navigate, Outlet, useMatch, useSearchParams } from 'react-router';
import { pathAfterLogin, paths } from '../../platform/navigation/paths.ts';
import { ToLogin } from '../../platform/navigation/to-login.tsx';
import { usePersonHere, useSession } from '../../platform/session/session.ts';

/**
 * Requires a session for its routes. When the session ends, the person logs in and returns to the same page. With
 * `logsInAgain` the page stays until a logout, and asks for the login itself. Another person gets a page of their own.
 * The guides need no session, because they help with the login.
 */
export function SessionArea({ logsInAgain = false }: { logsInAgain?: boolean }) {
  const isLoggedIn = useSession() !== null;
  const person = usePersonHere();
  const isPublic = useMatch(`${paths.help}/*`) !== null;
  const [before] = useState(person);
  const isLoggedOut = before !== undefined && person === undefined;
  if (isLoggedIn || (logsInAgain && person) || (isPublic && !isLoggedOut)) return <Outlet key={person} />;
  return isLoggedOut ? <Navigate to={paths.login} replace /> : <ToLogin />;
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
