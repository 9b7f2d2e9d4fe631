/** Limits of time and size for connections and requests. They bound the resources of slow or endless clients. */

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
