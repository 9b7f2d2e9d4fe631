import { lulusPackage } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { strFromU8 } from 'fflate';
import type { z } from 'zod';
import { type SourceFile, Unreadable } from '../imported.ts';
import { isZip, unzip } from '../unzip.ts';

export const MAIN_FILE = 'examination.json';

export interface Package {
  content: z.infer<typeof lulusPackage>;
  /** By name in the zip, such as `media/3f9a.png`. */
  files: Record<string, Uint8Array>;
}

/** Whether it is a zip with our main file. */
export function detectLulus({ bytes }: SourceFile): boolean {
  // Names of entries stand in a zip as they are.
  return isZip(bytes) && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(MAIN_FILE);
}

export function readLulus({ bytes }: SourceFile): Package {
  const { [MAIN_FILE]: main, ...files } = unzip(bytes);
  if (!main) throw new Unreadable(problem('package_incomplete', { name: MAIN_FILE }));
  try {
    const parsed = lulusPackage.safeParse(JSON.parse(strFromU8(main)));
    if (parsed.success) return { content: parsed.data, files };
    const [issue] = parsed.error.issues;
    throw new Unreadable(problem('package_wrong', { place: issue?.path.join('.') || MAIN_FILE }));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Unreadable(problem('package_wrong', { place: MAIN_FILE }));
  }
}
