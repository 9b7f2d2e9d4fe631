import { Navigate, Outlet, useLocation } from 'react-router';
import { loginPath, paths } from '../paths.ts';
import { lastSessionEnd, useSession } from '../session/session.ts';

/** Everything in here needs a session; when it ends, the person logs in and comes back to where they were. */
export function SessionArea() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session) return <Outlet />;
  const next = lastSessionEnd() === 'expired' ? pathname + search : undefined;
  return <Navigate to={next ? loginPath(next) : paths.login} replace />;
}
