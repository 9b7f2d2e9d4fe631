/** Unpacks a zip within limits of entries and bytes. Names are only keys; nothing is written to disk. */
import { problem } from '@lulus/contract/messages';
import { unzipSync } from 'fflate';
import { Unreadable } from './imported.ts';

const MAX_ENTRIES = 5000;
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;

/** Throws `Unreadable` for a broken zip, and one that unpacks to too much. Unpacks the files with a wanted name. */
export function unzip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean = () => true,
): Record<string, Uint8Array> {
  let entries = 0;
  let room = MAX_UNPACKED_BYTES;
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        entries += 1;
        // The archive claims these sizes, and no entry is unpacked beyond its claim.
        room -= originalSize;
        if (entries > MAX_ENTRIES || room < 0) throw new Unreadable(problem('zip_too_large'));
        return !name.endsWith('/') && isWanted(name);
      },
    });
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(problem('zip_broken'));
  }
}

/** Whether the bytes begin as a zip does. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
