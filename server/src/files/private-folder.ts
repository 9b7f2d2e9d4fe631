import { chmod, mkdir } from 'node:fs/promises';

/**
 * Makes the folder where it is not there, and keeps other accounts of the machine out of it: students may have one. A
 * file system that knows no such thing, or a folder of somebody else's, stays as it is.
 */
export async function privateFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o700).catch(() => undefined);
  return path;
}
