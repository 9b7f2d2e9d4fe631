import type { FastifyBaseLogger } from 'fastify';

/** Log lines per second and process. Mistakes of people cause fewer, and a flood does not fill the disk. */
const LINES_PER_SECOND = 20;
const SECOND_MS = 1000;

/**
 * Returns a function that logs rejected requests at `info` level, up to the limit, and the rest at `debug` level. The
 * number of omitted lines is logged with the first request of a later second.
 */
export function limitRefusalLog(
  now = () => performance.now(),
): (log: Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn'>, line: object) => void {
  let began = now();
  let count = 0;
  return (log, line) => {
    const at = now();
    if (at - began >= SECOND_MS) {
      if (count > LINES_PER_SECOND)
        log.warn({ left_out: count - LINES_PER_SECOND }, 'further requests were refused');
      began = at;
      count = 0;
    }
    count++;
    if (count <= LINES_PER_SECOND) log.info(line, 'request');
    else log.debug(line, 'request');
  };
}
