import { Suspense } from 'react';
import { lazyPart } from '../platform/i18n/lazy-part.ts';
import { useSession } from '../platform/session/session.ts';

const ChangePasswordDialog = lazyPart(
  async () => (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
  'later',
);

/** Part of the app's shell. Its dialog loads only for users who must change their password. */
export function ChangePasswordPrompt() {
  if (!useSession()?.user.must_change_password) return null;
  return (
    <Suspense fallback={null}>
      <ChangePasswordDialog />
    </Suspense>
  );
}
