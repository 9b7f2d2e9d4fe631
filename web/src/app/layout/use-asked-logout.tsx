import { lazy, type ReactNode, Suspense, useState } from 'react';
import { countUnsentOf } from '../../attempts/device-copy/device-copies.ts';
import { useLogout } from '../../auth/use-logout.ts';
import { personHere } from '../../platform/session/session.ts';

const UnsentDialog = lazy(async () => ({ default: (await import('./unsent-dialog.tsx')).UnsentDialog }));

interface AskedLogout {
  isLoggingOut: boolean;
  logOut: () => void;
  /** The dialog of the question, if it is open. */
  question: ReactNode;
}

/** Logs out. If answers of the student are unsent, a dialog says first what happens to them. */
export function useAskedLogout(): AskedLogout {
  const { isPending, logout } = useLogout();
  const [unsent, setUnsent] = useState(0);

  async function logOut() {
    const count = await countUnsentOf(personHere());
    if (count > 0) setUnsent(count);
    else logout();
  }

  function confirm() {
    setUnsent(0);
    logout();
  }

  const question = unsent > 0 && (
    <Suspense fallback={null}>
      <UnsentDialog count={unsent} onCancel={() => setUnsent(0)} onConfirm={confirm} />
    </Suspense>
  );
  return { isLoggingOut: isPending, logOut, question };
}
