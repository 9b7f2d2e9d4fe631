/** fetch does not report how much of a request was sent; XMLHttpRequest does. This answers and throws as fetch does. */
export interface UploadRequest {
  method: string;
  headers: Headers;
  body: string | FormData | null;
  signal: AbortSignal | null;
  /** The share of the request that has left, from 0 to 1. */
  onUpload: (share: number) => void;
}

export function upload(url: string, request: UploadRequest): Promise<Response> {
  const { signal } = request;
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const fail = () => reject(signal?.aborted ? signal.reason : new TypeError('The upload failed.'));
    xhr.open(request.method, url);
    request.headers.forEach((value, name) => {
      xhr.setRequestHeader(name, value);
    });
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) request.onUpload(loaded / total);
    };
    // A refusal may come before the body has left; its answer counts.
    xhr.onload = () =>
      resolve(new Response(xhr.responseText, { status: xhr.status, headers: headersOf(xhr) }));
    xhr.onerror = fail;
    xhr.onabort = fail;
    xhr.ontimeout = fail;
    signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    if (signal?.aborted) return fail();
    xhr.send(request.body);
  });
}

function headersOf(xhr: XMLHttpRequest): Headers {
  const lines = xhr.getAllResponseHeaders().split('\r\n').filter(Boolean);
  return new Headers(lines.map((line) => line.split(': ', 2) as [string, string]));
}
