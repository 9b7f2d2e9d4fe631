/** A proxy for connections to a server or to PostgreSQL, on which faults occur. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A port of this machine, or the path of a socket. */
export type Address = number | string;

/**
 * `half-asked`: the request breaks off in the middle. `unanswered`: the request arrives, but the connection
 * breaks before the first byte of the answer. `silent`: no data and no error arrives.
 */
export type Trouble = 'half-asked' | 'unanswered' | 'silent';

export interface Line {
  /** The address for clients. */
  address: Address;
  /** Sets the target of new connections. A restarted server has another port. */
  leadTo(target: Address): void;
  /** Breaks every connection, even within a request. */
  cut(): void;
  /** Starts this fault. `undefined` ends it, and delivers data that was delayed. */
  suffer(trouble: Trouble | undefined): void;
  close(): Promise<void>;
}

interface Pair {
  near: Socket;
  far: Socket;
}

/** Starts a line at a free port, or at this socket path. */
export async function startLine(begin: Address = 0): Promise<Line> {
  let target: Address = 0;
  let trouble: Trouble | undefined;
  const pairs = new Set<Pair>();

  function drop(pair: Pair): void {
    pairs.delete(pair);
    pair.near.destroy();
    pair.far.destroy();
  }

  const server = createServer((near) => {
    const far = typeof target === 'number' ? connect(target, '127.0.0.1') : connect(target);
    const pair = { near, far };
    pairs.add(pair);
    near.on('data', (chunk) => {
      if (trouble === 'half-asked') {
        near.destroy();
        far.end(chunk.subarray(0, chunk.length / 2));
      } else far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (trouble === 'unanswered') drop(pair);
      else near.write(chunk);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('end', () => other.end());
      one.on('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
      if (trouble === 'silent') one.pause();
    }
  });
  if (typeof begin === 'number') server.listen(begin, '127.0.0.1');
  else server.listen(begin);
  await once(server, 'listening');

  return {
    address: typeof begin === 'number' ? (server.address() as AddressInfo).port : begin,
    leadTo(address) {
      target = address;
    },
    cut() {
      for (const pair of pairs) drop(pair);
    },
    suffer(next) {
      trouble = next;
      for (const { near, far } of pairs) {
        for (const socket of [near, far]) next === 'silent' ? socket.pause() : socket.resume();
      }
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const pair of pairs) drop(pair);
      await closed;
    },
  };
}
