import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../platform/i18n/lazy-part.ts';
import { paths } from '../platform/navigation/paths.ts';
import { useSession } from '../platform/session/session.ts';

const ChangePasswordDialog = lazyPart(
  async () => (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
  'later',
);

/**
 * Part of the app's shell. Its dialog loads only for users who must change their password. It never covers the result
 * page, which confirms a submission; it appears on the next page.
 */
export function ChangePasswordPrompt() {
  const { pathname } = useLocation();
  if (!useSession()?.user.must_change_password || pathname === paths.result) return null;
  return (
    <Suspense fallback={null}>
      <ChangePasswordDialog />
    </Suspense>
  );
}
