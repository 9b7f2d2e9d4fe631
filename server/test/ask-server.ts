/** A client for real server processes, which may fail at any moment. */
const TIMEOUT_MS = 5000;

export interface Asked {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  token?: string;
  body?: object;
}

export interface Answered {
  status: number;
  headers: Headers;
  text: string;
}

/** Returns undefined if there is no complete answer. */
export async function askServer({ method, url, token, body }: Asked): Promise<Answered | undefined> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    return undefined;
  }
}
