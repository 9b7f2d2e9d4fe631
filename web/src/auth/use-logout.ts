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
 * Logs out on the server first, which revokes the token. Without an answer the user stays logged in. If the screen has
 * unsaved work, the user is asked before.
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
      // 401: the session had already ended, so the logout is complete.
      if (error instanceof ApiError && error.status === 401) return end(started?.session);
      logFailure('Logout', error);
      showError(error);
      if (error instanceof NetworkError) void resolvePendingLogout();
      else stored.leaving.remove();
    },
    onSettled: (_data, _error, _sent, started) => started?.done(),
  });
  return { isPending, logout: () => leaveWith(mutate) };
}

/** Ends the session, unless another one began in another tab before the server's answer. */
function end(session: string | undefined) {
  const current = currentSession();
  if (!current || current.user.jti === session) endSession('logout');
}

/**
 * Asks whether the session still exists after a logout without an answer, because the server may have received it.
 * Retries until the server confirms the session or rejects it.
 */
async function resolvePendingLogout() {
  asking = new AbortController();
  const { signal } = asking;
  for (let failures = 0; !signal.aborted && stored.leaving.read() !== null; failures++) {
    await pause(backoffMs(failures, Math.random), signal);
    try {
      await call(listSessions, { signal });
      if (!signal.aborted) stored.leaving.remove();
    } catch {
      // If the session has ended, `call` has already cleared its data.
    }
  }
}
