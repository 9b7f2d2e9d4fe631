import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll } from 'vitest';

/**
 * Starts a real S3 server on loopback until the test file ends. Returns the address of its bucket for
 * FILES_URL.
 */
export async function startS3Server(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'lulus-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'lulus', configs: [] }],
  });
  const { port } = await server.run();
  afterAll(async () => {
    await server.close();
    await rm(directory, { recursive: true });
  });
  return `http://S3RVER:S3RVER@127.0.0.1:${port}/lulus`;
}
