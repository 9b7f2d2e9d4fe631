/** What a failed call means for an examination that is being taken. */
import { ApiError } from '../../platform/api/client.ts';

/**
 * `over`: the attempt takes no more. `login`: the session ended, and the client leads to login. `never`: the
 * same request will be refused again. `later`: everything else, which passes by itself.
 */
export type Refusal = 'over' | 'login' | 'never' | 'later';

const MEANING: Record<number, Refusal> = {
  400: 'never',
  401: 'login',
  404: 'over',
  409: 'over',
  410: 'over',
  413: 'never',
  415: 'never',
  422: 'never',
};

/** The attempt goes on in another section: what was meant for this one is not taken any more, or not yet. */
export const isOfOtherSection = (error: unknown) =>
  error instanceof ApiError && error.code === 'section_over';

export function refusalOf(error: unknown): Refusal {
  if (isOfOtherSection(error)) return 'never';
  return error instanceof ApiError ? (MEANING[error.status] ?? 'later') : 'later';
}

/** It was not reached, or has no room now: by nothing that was asked. */
export const isUnreachable = (error: unknown) =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429;

/** What the server said, or nothing when it could not be reached. */
export function messageOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.message : undefined;
}
