/** Limits of connections and requests (docs/decisions/0021-limits.md). */
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { rateLimited, unavailable } from '../errors.ts';
import { networkOf } from './requests/network-of.ts';

const SECOND_MS = 1000;

/** Time for the headers to arrive. Browsers send them at once, also on a bad line. */
const HEADERS_MS = 20 * SECOND_MS;
/** Time for the whole request to arrive. The largest form (250 MB) needs 4 Mbit/s. */
const WHOLE_REQUEST_MS = 600 * SECOND_MS;
/** Time without data in either direction, also while the handler runs. Twice the longest handler's time. */
const IDLE_MS = 240 * SECOND_MS;
/** Size of all headers together, with the address. */
const HEADERS_BYTES = 16 * 1024;

export const CONNECTION_LIMITS = {
  connectionTimeout: IDLE_MS,
  requestTimeout: WHOLE_REQUEST_MS,
  http: {
    maxHeaderSize: HEADERS_BYTES,
    headersTimeout: HEADERS_MS,
    // Milliseconds between checks for requests that exceed these times.
    connectionsCheckingInterval: 5 * SECOND_MS,
  },
  // The limit of the headers includes the address, and schemas validate the parameters.
  routerOptions: { maxParamLength: HEADERS_BYTES },
};

/** Requests per minute and process of a user. A browser in an examination sends about 60. */
export const PER_USER = 1200;
/** Requests per minute and process of an address without a session. A login needs three, and a school has 3,000 students. */
export const PER_ADDRESS = 12_000;
/** Callers that are counted at a time. If there are more, the one with the oldest request is forgotten. */
const CALLERS = 20_000;

/** Mean delay of the event loop. The start of an examination of thousands stays far below it. */
const MAX_EVENT_LOOP_DELAY_MS = 5 * SECOND_MS;
const RETRY_AFTER_SECONDS = 5;

/** Rejects requests with 503 while the process is overloaded. */
export async function rejectOverload(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    // The plugin needs two measurements in an interval. With fewer, it takes the delay as infinite.
    sampleInterval: 2 * MAX_EVENT_LOOP_DELAY_MS,
    pressureHandler: async () => {
      throw unavailable(undefined, RETRY_AFTER_SECONDS);
    },
  });
}

/** Prepares `limitRate`. */
export async function countRequests(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    cache: CALLERS,
    // No headers in replies that are not rejected.
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    timeWindow: 60 * SECOND_MS,
    max: ({ caller }) => (caller ? PER_USER : PER_ADDRESS),
    keyGenerator: (request) => request.caller?.id ?? networkOf(request),
    errorResponseBuilder: (_request, { ttl }) => rateLimited(Math.ceil(ttl / SECOND_MS)),
  });
}

/** Returns an `onRequest` hook that counts the requests of a caller. With `max`, the route has a count of its own. */
export const limitRate = (app: FastifyInstance, max?: number) =>
  app.rateLimit(max === undefined ? undefined : { max });
