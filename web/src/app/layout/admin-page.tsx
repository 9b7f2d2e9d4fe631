import { type ComponentType, Suspense } from 'react';
import { lazyAdminPart } from '../../platform/i18n/lazy-part.ts';
import type { Roles } from '../../platform/session/roles.ts';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';
import { RoleArea } from './role-area.tsx';

/** Returns the element of a route for staff. The code and texts of the page load when one of these roles opens it. */
export function adminPage(roles: Roles, load: () => Promise<ComponentType>) {
  const Page = lazyAdminPart(load);
  return (
    <RoleArea roles={roles}>
      <Suspense fallback={<FullScreenLoader />}>
        <Page />
      </Suspense>
    </RoleArea>
  );
}
