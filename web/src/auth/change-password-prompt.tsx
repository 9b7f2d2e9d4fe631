import { lazy, Suspense } from 'react';
import { useSession } from '../platform/session/session.ts';

const ChangePasswordDialog = lazy(async () => ({
  default: (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
}));

/** Part of the app's shell. Its dialog loads only for users who must change their password. */
export function ChangePasswordPrompt() {
  if (!useSession()?.user.must_change_password) return null;
  return (
    <Suspense fallback={null}>
      <ChangePasswordDialog />
    </Suspense>
  );
}
