/**
 * The server's public key, to which copies of the answers are encrypted. The device stores it for when the server is
 * unreachable.
 */
import type { getCopyKey, Reply } from '@lulus/contract';
import { objectOf, text, uuid } from '../../platform/device-store/shape.ts';
import { storedJson } from '../../platform/device-store/storage.ts';
import type { AttemptsApi } from '../api/attempts.api.ts';

export type CopyKey = Reply<typeof getCopyKey>;

const copyKey = objectOf<CopyKey>({ key_id: uuid, public_key: text });
const item = storedJson('copyKey', copyKey);

export function storedCopyKey(): CopyKey | null {
  return item.read();
}

export async function fetchCopyKey(api: Pick<AttemptsApi, 'copyKey'>): Promise<void> {
  item.write(await api.copyKey());
}
