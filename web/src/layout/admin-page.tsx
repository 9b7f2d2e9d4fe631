/**
 * Pages for admins. A student gets a message instead, and fetches none of their code. A page is loaded when an admin is
 * about to see it, together with the words that only admins read.
 */
import { type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '../session/session.ts';
import { FullScreenLoader } from '../ui/full-screen-loader.tsx';

/** A component that is fetched, with the admins' words, when it is first rendered. */
export function adminPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    const [part, { addAdminWords }] = await Promise.all([load(), import('../i18n/admin-catalogue.ts')]);
    addAdminWords();
    return { default: part };
  });
}

// Few students ever come to such an address, so what they read there is no part of the program.
const Refusal = lazy(async () => ({ default: (await import('./admins-only.tsx')).AdminsOnly }));

/** The element of an admin's route. */
export function adminPage(load: () => Promise<ComponentType>) {
  return <ForAdmins page={adminPart(load)} />;
}

function ForAdmins({ page: Page }: { page: ComponentType }) {
  const isAdmin = useSession()?.user.role === 'admin';
  return <Suspense fallback={<FullScreenLoader />}>{isAdmin ? <Page /> : <Refusal />}</Suspense>;
}
