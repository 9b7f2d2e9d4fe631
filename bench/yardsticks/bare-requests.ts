import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { drive } from '../http/drive.ts';
import { assertSuccess } from '../http/refuse.ts';
import { get, headersOf } from '../http/request.ts';
import type { Yardstick } from './yardstick.ts';

const ROUTE = fileURLToPath(new URL('./bare-route.ts', import.meta.url));

/** H: requests per second of a bare Fastify route in its own process, from the same generator. */
export async function bareRequests(connections: number): Promise<Yardstick> {
  const child = fork(ROUTE);
  const [{ port }] = (await once(child, 'message')) as [AddressInfo];
  const request = get('/', headersOf());
  const check = (answer: Parameters<typeof assertSuccess>[0]) => assertSuccess(answer, 'the bare route');
  return {
    name: 'H',
    async measure(seconds) {
      return drive({ port, connections, seconds, next: () => ({ request, check }) });
    },
    async close() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
