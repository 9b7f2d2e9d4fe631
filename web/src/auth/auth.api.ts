import type * as contract from '@lulus/contract';
import type { Reply } from '@lulus/contract';
import { queryOptions } from '@tanstack/react-query';
import { address } from '../api/address.ts';
import { ApiError, type CallOptions, call } from '../api/client.ts';
import { deviceId } from '../attempts/device-id.ts';
import { inShape } from '../session/shape.ts';
import { errorBody } from '../session/stored-shapes.ts';

export const login = address<typeof contract.login>({ method: 'POST', path: '/api/auth/login' });
export const register = address<typeof contract.register>({ method: 'POST', path: '/api/auth/register' });
export const logout = address<typeof contract.logout>({ method: 'POST', path: '/api/auth/logout' });
export const listSessions = address<typeof contract.listSessions>({
  method: 'GET',
  path: '/api/account/sessions',
});
export const updatePassword = address<typeof contract.updatePassword>({
  method: 'POST',
  path: '/api/auth/update-password',
});
export const setPassword = address<typeof contract.setPassword>({ method: 'POST', path: '/api/setPassword' });
export const forgotPassword = address<typeof contract.forgotPassword>({
  method: 'POST',
  path: '/api/auth/forgot-password',
});
export const verifyToken = address<typeof contract.verifyToken>({ method: 'POST', path: '/api/verifyToken' });

/** Whether the password was right, and a code of a second factor is wanted beside it. */
export const isCodeAsked = (error: unknown) =>
  error instanceof ApiError && error.code === 'second_factor_required';

/** With what tells this device from others: where somebody has logged in before, no one else can keep them waiting. */
export const sendLogin = (body: CallOptions<typeof contract.login>['body']) =>
  call(login, { body: { ...body, device_id: deviceId() } });
export const sendRegistration = (body: CallOptions<typeof contract.register>['body']) =>
  call(register, { body });
/** Also where the page is closed before the answer. */
export const sendLogout = () => call(logout, { keepalive: true });
export const sendNewPassword = (body: CallOptions<typeof contract.updatePassword>['body']) =>
  call(updatePassword, { body });
export const sendSetPassword = (body: CallOptions<typeof contract.setPassword>['body']) =>
  call(setPassword, { body });
/** With the same: what others ask for at the address does not keep this device waiting. */
export const sendForgotten = (body: CallOptions<typeof contract.forgotPassword>['body']) =>
  call(forgotPassword, { body: { ...body, device_id: deviceId() } });

/** A verification without an email is a refusal, whatever its status. */
function verified(reply: Reply<typeof contract.verifyToken>) {
  const { email, first_name = '' } = reply;
  if (typeof email === 'string' && email !== '') return { ...reply, email, first_name };
  throw new ApiError(200, 'refused', inShape(errorBody, reply)?.message ?? '');
}

/** Whose password the link sets. Asked once: what it answered holds until the link is used. */
export const verificationQuery = (token: string) =>
  queryOptions({
    queryKey: ['verification', token],
    queryFn: async ({ signal }) => verified(await call(verifyToken, { body: { token }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    // A link that was not used stays in no memory.
    gcTime: 0,
  });
