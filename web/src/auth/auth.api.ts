import {
  forgotPassword,
  login,
  logout,
  register,
  setPassword,
  updatePassword,
  verifyToken,
} from '@lulus/contract';
import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, call } from '../api/client.ts';

export const sendLogin = (body: CallOptions<typeof login>['body']) => call(login, { body });
export const sendRegistration = (body: CallOptions<typeof register>['body']) => call(register, { body });
export const sendLogout = () => call(logout);
export const sendNewPassword = (body: CallOptions<typeof updatePassword>['body']) =>
  call(updatePassword, { body });
export const sendSetPassword = (body: CallOptions<typeof setPassword>['body']) => call(setPassword, { body });
export const sendForgotten = (body: CallOptions<typeof forgotPassword>['body']) =>
  call(forgotPassword, { body });

/** Whose password the link sets. Asked once: what it answered holds until the link is used. */
export const verificationQuery = (token: string) =>
  queryOptions({
    queryKey: ['verification', token],
    queryFn: ({ signal }) => call(verifyToken, { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
