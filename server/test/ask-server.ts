/** A client of real processes, whose servers and connections may fail at any moment. */
const PATIENCE_MS = 5000;

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

/** Undefined without a complete answer. */
export async function askServer({ method, url, token, body }: Asked): Promise<Answered | undefined> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    return undefined;
  }
}
