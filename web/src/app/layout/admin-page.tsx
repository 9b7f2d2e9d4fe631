/**
 * Pages for admins. A student gets a message instead, and fetches none of their code. A page is loaded when an admin is
 * about to see it, together with the words that only admins read.
 */
import { type ComponentType, lazy, Suspense } from 'react';
import { lazyAdminPart } from '../../platform/i18n/lazy-admin-part.ts';
import { useSession } from '../../platform/session/session.ts';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';

// Few students ever come to such an address, so what they read there is no part of the program.
const Refusal = lazy(async () => ({ default: (await import('./admins-only.tsx')).AdminsOnly }));

/** The element of an admin's route. */
export function adminPage(load: () => Promise<ComponentType>) {
  return <ForAdmins page={lazyAdminPart(load)} />;
}

function ForAdmins({ page: Page }: { page: ComponentType }) {
  const isAdmin = useSession()?.user.role === 'admin';
  return <Suspense fallback={<FullScreenLoader />}>{isAdmin ? <Page /> : <Refusal />}</Suspense>;
}
