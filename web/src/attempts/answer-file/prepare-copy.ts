import type { AttemptsApi } from '../api/attempts.api.ts';
import { fetchCopyKey } from './copy-key.ts';

/** Loads the encryption key and the code for saving a copy, while the server is reachable. */
export async function prepareCopy(api: Pick<AttemptsApi, 'copyKey'>): Promise<void> {
  await fetchCopyKey(api);
  await import('./save-copy.ts');
}
