import * as contract from '@lulus/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CallOptions, call } from '../platform/api/client.ts';

export const secondFactorQuery = (userId: string) =>
  queryOptions({
    queryKey: ['second-factor', userId],
    queryFn: ({ signal }) => call(contract.getSecondFactor, { signal }),
  });

export type BothFactors = CallOptions<typeof contract.removeSecondFactor>['body'];

export const sendBegin = (body: { password: string }) => call(contract.beginSecondFactor, { body });
export const sendConfirmation = (body: { code: string }) => call(contract.confirmSecondFactor, { body });
export const sendRemoval = (body: BothFactors) => call(contract.removeSecondFactor, { body });
export const sendRenewal = (body: BothFactors) => call(contract.renewRecoveryCodes, { body });

export const refetchSecondFactor = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['second-factor'] });
