/** Limits of time and size before a route sees a request: they bound what a slow or endless caller can take. */

const SECOND_MS = 1000;

/** Milliseconds. A browser on a bad line sends its headers within moments, or has lost its connection. */
const HEADERS_MS = 20 * SECOND_MS;
/** The largest form (250 MB) arrives in time at 4 Mbit/s. */
const WHOLE_REQUEST_MS = 600 * SECOND_MS;
/** A connection on which nothing moves, also while its request is worked on: twice the longest that work takes. */
const STILL_MS = 240 * SECOND_MS;
/** Of all headers together, the address among them. */
const HEADERS_BYTES = 16 * 1024;

export const CONNECTION_LIMITS = {
  connectionTimeout: STILL_MS,
  requestTimeout: WHOLE_REQUEST_MS,
  http: {
    maxHeaderSize: HEADERS_BYTES,
    headersTimeout: HEADERS_MS,
    // How often it is looked for requests that are over these times.
    connectionsCheckingInterval: 5 * SECOND_MS,
  },
  // The address is bounded by the headers, and what a parameter may be is said by its schema.
  routerOptions: { maxParamLength: HEADERS_BYTES },
};
