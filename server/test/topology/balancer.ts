/**
 * A plain TCP balancer. Connections go to the nodes in turn. A node that does not answer is skipped for a
 * while.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

const CONNECT_MS = 1000;
const SKIP_MS = 1000;

export interface Balancer {
  origin: string;
  close(): Promise<void>;
}

async function reach(port: number): Promise<Socket | undefined> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(CONNECT_MS) });
    return socket;
  } catch {
    socket.destroy();
    return undefined;
  }
}

export async function startBalancer(ports: number[]): Promise<Balancer> {
  const nodes = ports.map((port) => ({ port, failedAt: Number.NEGATIVE_INFINITY }));
  const sockets = new Set<Socket>();
  let turns = 0;

  /** Connects to the next node in turn that answers. Nodes that just failed come last. */
  async function reachNext(): Promise<Socket | undefined> {
    const turn = turns++;
    const inTurn = nodes.map((_, index) => nodes[(turn + index) % nodes.length]).filter((node) => !!node);
    const isSkipped = ({ failedAt }: (typeof nodes)[number]) => performance.now() - failedAt < SKIP_MS;
    for (const node of inTurn.sort((a, b) => Number(isSkipped(a)) - Number(isSkipped(b)))) {
      const socket = await reach(node.port);
      if (socket) return socket;
      node.failedAt = performance.now();
    }
    return undefined;
  }

  const server = createServer(async (near) => {
    near.on('error', () => undefined);
    const far = await reachNext();
    if (!far) return near.destroy();
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
