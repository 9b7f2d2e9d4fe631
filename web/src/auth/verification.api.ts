/** Apart from the other calls: a student on the way to an examination does not fetch it. */
import type * as contract from '@lulus/contract';
import type { Reply } from '@lulus/contract';
import { queryOptions } from '@tanstack/react-query';
import { address } from '../api/address.ts';
import { ApiError, call } from '../api/client.ts';
import { inShape } from '../session/shape.ts';
import { errorBody } from '../session/stored-shapes.ts';

const verifyToken = address<typeof contract.verifyToken>({ method: 'POST', path: '/api/verifyToken' });

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
