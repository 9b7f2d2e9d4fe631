/** Standard phrases of the statuses that the server or a proxy sends. */
const PHRASES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  410: 'Gone',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Returns the phrase of the answer, or the standard one, because HTTP/2 sends none. */
export function statusPhrase({ status, statusText }: { status: number; statusText: string }): string {
  return statusText || (PHRASES[status] ?? '');
}
