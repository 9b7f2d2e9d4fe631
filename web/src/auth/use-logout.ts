import { useMutation } from '@tanstack/react-query';
import { endSession } from '../session/session.ts';
import { showError } from '../ui/toasts.tsx';
import { sendLogout } from './auth.api.ts';

/** Logs out on the server first, so that the token is worth nothing; without an answer the person stays. */
export function useLogout() {
  return useMutation({
    mutationFn: sendLogout,
    onSuccess: () => endSession('logout'),
    onError: showError,
  });
}
