import { login, logout, register } from '@lulus/contract';
import { type CallOptions, call } from '../api/client.ts';

export const sendLogin = (body: CallOptions<typeof login>['body']) => call(login, { body });
export const sendRegistration = (body: CallOptions<typeof register>['body']) => call(register, { body });
export const sendLogout = () => call(logout);
