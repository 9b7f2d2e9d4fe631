import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../../platform/navigation/paths.ts';
import { hasRole, type Roles } from '../../platform/session/roles.ts';
import { useSession } from '../../platform/session/session.ts';

/** Shows a page to these roles, and sends others home before the page loads or requests anything. */
export function RoleArea({ roles, children }: { roles: Roles; children: ReactNode }) {
  const user = useSession()?.user;
  // Without a session, the page asks for the login.
  return user && !hasRole(user, roles) ? <Navigate to={paths.dashboard} replace /> : children;
}
