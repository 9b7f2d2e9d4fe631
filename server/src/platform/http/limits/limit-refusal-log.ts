import type { FastifyBaseLogger } from 'fastify';

/** Log lines in a second, of one process. People who mistype cause fewer, and a flood does not fill the disk. */
const LINES = 20;
const SECOND_MS = 1000;

/**
 * Logs requests that were refused, so many a second, and then how many were left out: those are lines for `debug` only.
 * All are in the metrics.
 */
export function limitRefusalLog(
  now = () => performance.now(),
): (log: Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn'>, line: object) => void {
  let began = now();
  let count = 0;
  return (log, line) => {
    const at = now();
    if (at - began >= SECOND_MS) {
      if (count > LINES) log.warn({ left_out: count - LINES }, 'further requests were refused');
      began = at;
      count = 0;
    }
    count++;
    if (count <= LINES) log.info(line, 'request');
    else log.debug(line, 'request');
  };
}
