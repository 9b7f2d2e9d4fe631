/** Metrics of this process. `GET /metrics` shows their sum over all processes of the server. */
import { Histogram } from 'prom-client';

/** `route` is the route's pattern, such as `/api/exam/answers` or `/assets/:name`, never the requested path. */
export const requestSeconds = new Histogram({
  name: 'lulus_http_request_seconds',
  help: 'From the head of a request to the end of its response.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

/** `kind` is the type of the batched requests, such as saves, starts or reads of states. */
export const batchSize = new Histogram({
  name: 'lulus_batch_size',
  help: 'Requests that were written, or read for, together.',
  labelNames: ['kind'],
  buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512],
});

export const batchWaitSeconds = new Histogram({
  name: 'lulus_batch_wait_seconds',
  help: 'How long the first request of a batch waited for it to begin.',
  labelNames: ['kind'],
  buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
});
