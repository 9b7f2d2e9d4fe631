/** The server's public key for copies of the answers, kept on the device so that it is there when the server is not. */
import { getCopyKey, type Reply } from '@lulus/contract';
import { storedJson } from '../session/storage.ts';
import type { AttemptsApi } from './attempts.api.ts';

export type CopyKey = Reply<typeof getCopyKey>;

const item = storedJson('copyKey', getCopyKey.reply);

export function keptCopyKey(): CopyKey | null {
  return item.read();
}

/** Fetches what saving a copy needs, while there is a connection. */
export async function prepareCopy(api: Pick<AttemptsApi, 'copyKey'>): Promise<void> {
  item.write(await api.copyKey());
  await import('./answers-copy.ts');
}
