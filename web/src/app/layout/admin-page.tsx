/**
 * Pages for admins. The code and texts of a page load when an admin opens it. Students see a message and download
 * neither.
 */
import { type ComponentType, Suspense } from 'react';
import { lazyAdminPart, lazyPart } from '../../platform/i18n/lazy-part.ts';
import { useSession } from '../../platform/session/session.ts';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';

// Students rarely open an admin's address, so the message is a chunk of its own.
const Refusal = lazyPart(async () => (await import('./admins-only.tsx')).AdminsOnly, 'later');

/** Returns the element of an admin's route. */
export function adminPage(load: () => Promise<ComponentType>) {
  return <ForAdmins page={lazyAdminPart(load)} />;
}

function ForAdmins({ page: Page }: { page: ComponentType }) {
  const isAdmin = useSession()?.user.role === 'admin';
  return <Suspense fallback={<FullScreenLoader />}>{isAdmin ? <Page /> : <Refusal />}</Suspense>;
}
