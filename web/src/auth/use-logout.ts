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
      const session = currentSession()?.user.jti;
      if (session) stored.leaving.write(session);
      return { session, done: showLoading(t('auth.loggingOut')) };
    },
    onSuccess: (_data, _sent, { session }) => end(session),
    onError: (error, _sent, started) => {
      // Whose session had ended before is logged out all the same.
      if (error instanceof ApiError && error.status === 401) return end(started?.session);
      stored.leaving.remove();
      showError(error);
    },
    onSettled: (_data, _error, _sent, started) => started?.done(),
  });
  return { isPending, logout: () => leaveWith(mutate) };
}

/** Not another one, which somebody has begun in another tab by the server's answer. */
function end(session: string | undefined) {
  const there = currentSession();
  if (!there || there.user.jti === session) endSession('logout');
}
