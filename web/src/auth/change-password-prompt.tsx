import { lazy, Suspense } from 'react';
import { useSession } from '../platform/session/session.ts';

const ChangePasswordDialog = lazy(async () => ({
  default: (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
}));

/** Stands in the shell; its dialog is fetched only by those who need it. */
export function ChangePasswordPrompt() {
  if (!useSession()?.user.must_change_password) return null;
  return (
    <Suspense fallback={null}>
      <ChangePasswordDialog />
    </Suspense>
  );
}
