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

/** Returns whether the password was right and the server also requires a code of the second factor. */
export const isCodeAsked = (error: unknown) =>
  error instanceof ApiError && error.code === 'second_factor_required';

/** Sends the device id: a device with an earlier login to the account has a rate limit of its own. */
export const sendLogin = (body: CallOptions<typeof contract.login>['body']) =>
  call(login, { body: { ...body, device_id: deviceId() } });
/** Sends with `keepalive`, so that the request survives a closed page. */
export const sendLogout = () => call(logout, { keepalive: true });
export const sendNewPassword = (body: CallOptions<typeof contract.updatePassword>['body']) =>
  call(updatePassword, { body });
