import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { DataDirInUseError } from './errors.ts';

/** Time for another server to end that is stopping. */
const TIMEOUT_MS = 2000;
const PAUSE_MS = 100;

/**
 * Locks the data folder by listening on a socket in it. The lock ends with the process, and `close` releases it. Throws
 * DataDirInUseError if another server has it.
 */
export async function lockDataDir({ dataDir, socketDir }: Cluster): Promise<Server> {
  const path = join(socketDir, '.s.lulus');
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const server = createServer((socket) => socket.destroy()).unref();
    try {
      await once(server.listen({ path, exclusive: true }), 'listening');
      return server;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
    // A killed server leaves its socket.
    if (!(await isAnswered(path))) await rm(path, { force: true });
    else if (Date.now() > deadline) throw new DataDirInUseError(dataDir);
    await sleep(PAUSE_MS);
  }
}

async function isAnswered(path: string): Promise<boolean> {
  const socket = connect(path);
  const isConnected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isConnected;
}
