import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest } from '../../errors.ts';

const WITH_PORT = /^(?:(\d+(?:\.\d+){3})|\[([\da-f:.]+)\])(?::\d+)?$/i;

/** The address that a trusted proxy gives, with or without a port. The proxy's own, where it gives no valid address. */
function addressOf({ ip, socket }: FastifyRequest): string | undefined {
  const [, v4, v6] = WITH_PORT.exec(ip ?? '') ?? [];
  const told = v4 ?? v6 ?? ip;
  return isIP(told ?? '') ? told : socket.remoteAddress;
}

/** Reads the address before any wait. A request whose connection is gone by then has none, and does nothing. */
export function noteAddresses(app: FastifyInstance): void {
  app.decorateRequest('address', '');
  app.addHook('onRequest', (request, _reply, done) => {
    const address = addressOf(request);
    if (address === undefined) return done(badRequest());
    request.address = address;
    done();
  });
}
