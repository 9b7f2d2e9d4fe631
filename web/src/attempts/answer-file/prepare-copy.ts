import type { AttemptsApi } from '../api/attempts.api.ts';
import { fetchCopyKey } from './copy-key.ts';

/** Fetches what saving a copy needs, while there is a connection. */
export async function prepareCopy(api: Pick<AttemptsApi, 'copyKey'>): Promise<void> {
  await fetchCopyKey(api);
  await import('./save-copy.ts');
}
