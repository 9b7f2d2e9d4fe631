import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { backoffMs, pause } from '../platform/api/backoff.ts';
import { ApiError, call, NetworkError } from '../platform/api/client.ts';
import { logFailure } from '../platform/api/log-failure.ts';
import { stored } from '../platform/device-store/stored.ts';
import { leaveWith } from '../platform/navigation/leave.ts';
import { currentSession, endSession } from '../platform/session/session.ts';
import { showError, showLoading } from '../platform/ui/feedback/toasts.tsx';
import { listSessions, sendLogout } from './auth.api.ts';

let asking = new AbortController();

/**
 * Logs out on the server first, so that the token is worth nothing; without an answer the person stays. Unsaved work
 * on screen is asked about before.
 */
export function useLogout() {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: sendLogout,
    onMutate: () => {
      asking.abort();
      const session = currentSession()?.user.jti;
      if (session) stored.leaving.write(session);
      return { session, done: showLoading(t('auth.loggingOut')) };
    },
    onSuccess: (_data, _sent, { session }) => end(session),
    onError: (error, _sent, started) => {
      // A person whose session had already ended is logged out all the same.
      if (error instanceof ApiError && error.status === 401) return end(started?.session);
      logFailure('Logout', error);
      showError(error);
      if (error instanceof NetworkError) void findOut();
      else stored.leaving.remove();
    },
    onSettled: (_data, _error, _sent, started) => started?.done(),
  });
  return { isPending, logout: () => leaveWith(mutate) };
}

/** Does not end a session that began in another tab before the server's answer. */
function end(session: string | undefined) {
  const there = currentSession();
  if (!there || there.user.jti === session) endSession('logout');
}

/**
 * The server may have received a logout without a known answer. Until it confirms that the session goes on, the logout
 * continues.
 */
async function findOut() {
  asking = new AbortController();
  const { signal } = asking;
  for (let failures = 0; !signal.aborted && stored.leaving.read() !== null; failures++) {
    await pause(backoffMs(failures, Math.random), signal);
    try {
      await call(listSessions, { signal });
      if (!signal.aborted) stored.leaving.remove();
    } catch {
      // Of a session that has ended nothing is left by now.
    }
  }
}
