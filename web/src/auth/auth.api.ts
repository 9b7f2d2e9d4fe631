import type * as contract from '@lulus/contract';
import { address } from '../platform/api/address.ts';
import { ApiError, type CallOptions, call } from '../platform/api/client.ts';
import { deviceId } from '../platform/device-store/device-id.ts';

export const login = address<typeof contract.login>({ method: 'POST', path: '/api/auth/login' });
export const logout = address<typeof contract.logout>({ method: 'POST', path: '/api/auth/logout' });
export const listSessions = address<typeof contract.listSessions>({
  method: 'GET',
  path: '/api/account/sessions',
});
export const updatePassword = address<typeof contract.updatePassword>({
  method: 'POST',
  path: '/api/auth/update-password',
});

/** Whether the password was right, and a code of a second factor is wanted beside it. */
export const isCodeAsked = (error: unknown) =>
  error instanceof ApiError && error.code === 'second_factor_required';

/** Sends the id of this device: on a device with an earlier login, no other device can use up its tries. */
export const sendLogin = (body: CallOptions<typeof contract.login>['body']) =>
  call(login, { body: { ...body, device_id: deviceId() } });
/** Also where the page is closed before the answer. */
export const sendLogout = () => call(logout, { keepalive: true });
export const sendNewPassword = (body: CallOptions<typeof contract.updatePassword>['body']) =>
  call(updatePassword, { body });
