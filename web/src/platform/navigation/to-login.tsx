import { Navigate, useLocation } from 'react-router';
import { loginPath } from './paths.ts';

/** Redirects to the login, which leads back to this page. */
export function ToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate to={loginPath(pathname + search)} replace />;
}
