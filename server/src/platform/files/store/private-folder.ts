import { chmod, mkdir } from 'node:fs/promises';

/**
 * Creates a folder if it is missing, and makes it unreadable for other accounts of the machine, since students may have
 * one. Ignores errors of file systems without permissions, and of folders that another account owns.
 */
export async function privateFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o700).catch(() => undefined);
  return path;
}
