import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/client.ts';
import { currentSession, endSession } from '../session/session.ts';
import { stored } from '../session/stored.ts';
import { leaveWith } from '../ui/leave.ts';
import { showError, showLoading } from '../ui/toasts.tsx';
import { sendLogout } from './auth.api.ts';

/**
 * Logs out on the server first, so that the token is worth nothing; without an answer the person stays. Unsaved work
 * on screen is asked about before.
 */
export function useLogout() {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: sendLogout,
    onMutate: () => {
      const session = currentSession();
      if (session) stored.leaving.write(session.user.jti);
      return { done: showLoading(t('auth.loggingOut')) };
    },
    onSuccess: () => endSession('logout'),
    onError: (error) => {
      // Whose session had ended before is logged out all the same.
      if (error instanceof ApiError && error.status === 401) return endSession('logout');
      stored.leaving.remove();
      showError(error);
    },
    onSettled: (_data, _error, _sent, started) => started?.done(),
  });
  return { isPending, logout: () => leaveWith(mutate) };
}
