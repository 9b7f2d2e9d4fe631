/** A stretch of network between students and a server, whose connections can be cut. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Line {
  origin: string;
  /** Where new connections lead: a server that is started again has another port. */
  leadTo(port: number): void;
  /** Breaks every connection in the middle of whatever it carries. */
  cut(): void;
  close(): Promise<void>;
}

export async function startProxy(): Promise<Line> {
  let target = 0;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
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

  function cut(): void {
    for (const socket of sockets) socket.resetAndDestroy();
  }

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo(port) {
      target = port;
    },
    cut,
    async close() {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
  };
}
