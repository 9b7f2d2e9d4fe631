import { chmod, mkdir } from 'node:fs/promises';

/**
 * Makes the folder if it is missing, and closes it to other accounts of the machine, since students may have one. A
 * file system without permissions, or another user's folder, stays as it is.
 */
export async function privateFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o700).catch(() => undefined);
  return path;
}
