/** Sends a request with XMLHttpRequest, which reports the progress of an upload. Resolves and throws like fetch. */
export interface UploadRequest {
  method: string;
  headers: Headers;
  body: string | FormData | null;
  signal: AbortSignal | null;
  /** Receives the share of the request that was sent, from 0 to 1. */
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
    // The server may reject the request before it has received the whole body.
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
