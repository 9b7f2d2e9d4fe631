import { login, logout, register, updatePassword } from '@lulus/contract';
import { type CallOptions, call } from '../api/client.ts';

export const sendLogin = (body: CallOptions<typeof login>['body']) => call(login, { body });
export const sendRegistration = (body: CallOptions<typeof register>['body']) => call(register, { body });
export const sendLogout = () => call(logout);
export const sendNewPassword = (body: CallOptions<typeof updatePassword>['body']) =>
  call(updatePassword, { body });
