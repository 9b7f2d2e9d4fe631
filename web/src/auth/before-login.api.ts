/** Calls of registration and of set-password links. They are separate, so that a login does not download them. */
import type * as contract from '@lulus/contract';
import type { Reply } from '@lulus/contract';
import { queryOptions } from '@tanstack/react-query';
import { address } from '../platform/api/address.ts';
import { ApiError, type CallOptions, call } from '../platform/api/client.ts';
import { parseValue } from '../platform/device-store/parse-value.ts';
import { errorBody } from '../platform/device-store/stored-shapes.ts';

const register = address<typeof contract.register>({ method: 'POST', path: '/api/auth/register' });
const listClasses = address<typeof contract.listClasses>({ method: 'GET', path: '/api/classes' });
const setPassword = address<typeof contract.setPassword>({ method: 'POST', path: '/api/setPassword' });
const forgotPassword = address<typeof contract.forgotPassword>({
  method: 'POST',
  path: '/api/auth/forgot-password',
});
const verifyToken = address<typeof contract.verifyToken>({ method: 'POST', path: '/api/verifyToken' });

export const sendRegistration = (body: CallOptions<typeof contract.register>['body']) =>
  call(register, { body });
/** The school's classes, as suggestions. */
export const classesQuery = () =>
  queryOptions({
    queryKey: ['classes'],
    queryFn: async ({ signal }) => (await call(listClasses, { signal })).classes ?? [],
  });
export const sendSetPassword = (body: CallOptions<typeof contract.setPassword>['body']) =>
  call(setPassword, { body });
export const sendForgotten = (body: CallOptions<typeof contract.forgotPassword>['body']) =>
  call(forgotPassword, { body });

/** Throws an ApiError if the reply has no email. Such a reply rejects the link, even with status 200. */
function verified(reply: Reply<typeof contract.verifyToken>) {
  const { email, first_name = '' } = reply;
  if (typeof email === 'string' && email !== '') return { ...reply, email, first_name };
  throw new ApiError(200, 'refused', parseValue(errorBody, reply)?.message ?? '');
}

/** The person whose password the link sets. The reply never becomes stale, since it is valid until the link is used. */
export const verificationQuery = (token: string) =>
  queryOptions({
    queryKey: ['verification', token],
    queryFn: async ({ signal }) => verified(await call(verifyToken, { body: { token }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    // An unused link must not stay in memory after the page is left.
    gcTime: 0,
  });
