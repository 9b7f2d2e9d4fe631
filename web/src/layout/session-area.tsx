import { Navigate, Outlet, useLocation, useMatches } from 'react-router';
import { loginPath, paths } from '../paths.ts';
import { lastSessionEnd, useSession } from '../session/session.ts';

/** What a route's `handle` may say: its page lets the person log in again in place, over what they were doing. */
export interface LogsInAgain {
  logsInAgain: true;
}

function isLogsInAgain(handle: unknown): handle is LogsInAgain {
  return typeof handle === 'object' && handle !== null && 'logsInAgain' in handle;
}

/** Everything in here needs a session; when it ends, the person logs in and comes back to where they were. */
export function SessionArea() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const stays = useMatches().some(({ handle }) => isLogsInAgain(handle));
  const isExpired = lastSessionEnd() === 'expired';
  if (session || (stays && isExpired)) return <Outlet />;
  return <Navigate to={isExpired ? loginPath(pathname + search) : paths.login} replace />;
}
