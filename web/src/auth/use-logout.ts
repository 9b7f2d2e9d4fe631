import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../platform/api/client.ts';
import { logFailure } from '../platform/api/log-failure.ts';
import { leaveWith } from '../platform/navigation/leave.ts';
import { currentSession, endSession } from '../platform/session/session.ts';
import { showError, showLoading } from '../platform/ui/feedback/toasts.tsx';
import { sendLogout } from './auth.api.ts';

/**
 * Logs out on the server first, which revokes the token. Without an answer the user stays logged in, unless the page
 * closes meanwhile. If the screen has unsaved work, the user is asked before.
 */
export function useLogout() {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: sendLogout,
    onMutate: () => {
      const token = currentSession()?.token;
      const end = () => endIfCurrent(token);
      const hideLoading = showLoading(t('auth.loggingOut'));
      window.addEventListener('pagehide', end);
      return {
        end,
        done() {
          hideLoading();
          window.removeEventListener('pagehide', end);
        },
      };
    },
    onSuccess: (_data, _sent, { end }) => end(),
    onError: (error, _sent, started) => {
      // 401: the session had already ended, so the logout is complete.
      if (error instanceof ApiError && error.status === 401) return started?.end();
      logFailure('Logout', error);
      showError(error);
    },
    onSettled: (_data, _error, _sent, started) => started?.done(),
  });
  return { isPending, logout: () => leaveWith(mutate) };
}

/** Ends the session, unless another one began in another tab before the server's answer. */
function endIfCurrent(token: string | undefined) {
  const current = currentSession();
  if (!current || current.token === token) endSession('logout');
}
