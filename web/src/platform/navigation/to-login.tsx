import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { lastSessionEnd } from '../session/session.ts';
import { FullScreenLoader } from '../ui/feedback/full-screen-loader.tsx';
import { otherDocument } from './other-document.ts';
import { loginPath } from './paths.ts';

/** Redirects to the login, which leads back to this page. Opens a new document if a session has ended in this one. */
export function ToLogin() {
  const { pathname, search } = useLocation();
  const login = loginPath(pathname + search);
  return lastSessionEnd() ? <OtherDocument path={login} /> : <Navigate to={login} replace />;
}

export function OtherDocument({ path }: { path: string }) {
  useEffect(() => otherDocument.open(path), [path]);
  return <FullScreenLoader />;
}
