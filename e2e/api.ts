/** Calls the API to prepare the data of a journey. */
import { secrets } from '../server/test/secrets.ts';
import type { RunningServer } from './running-server.ts';

export type Api = Awaited<ReturnType<typeof apiAs>>;

export async function apiAs(server: RunningServer, email: string, password: string) {
  async function send<T>(method: string, path: string, body?: object, token?: string): Promise<T> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const reply = (await response.json()) as T;
    secrets.collect(body);
    secrets.collect(reply);
    return reply;
  }

  const { access_token } = await send<{ access_token: string }>('POST', '/api/auth/login', {
    email,
    password,
  });
  return {
    token: access_token,
    get: <T>(path: string) => send<T>('GET', path, undefined, access_token),
    post: <T>(path: string, body: object) => send<T>('POST', path, body, access_token),
    put: <T>(path: string, body: object) => send<T>('PUT', path, body, access_token),
    delete: <T>(path: string) => send<T>('DELETE', path, undefined, access_token),
  };
}
