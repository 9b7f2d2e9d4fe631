/**
 * A client that uses only the specification: plain fetch without code of the product. It sends only specified fields.
 */
import { expect } from '@playwright/test';

// biome-ignore lint/suspicious/noExplicitAny: this client has no types for the replies.
export type Json = any;
export type Payload = object | FormData;

export interface Refusal {
  status: number;
  message: Json;
}

export interface Client {
  /** Like `post` and `put`, expects success and returns the body. */
  get(path: string): Promise<Json>;
  post(path: string, payload?: Payload): Promise<Json>;
  remove(path: string): Promise<Json>;
  /** Expects a rejection with a message for users. */
  refused(method: string, path: string, payload?: Payload): Promise<Refusal>;
}

/** Returns the texts to show. `message` is a text, or texts or lists of texts by field. */
export function messagesOf(message: Json): string[] {
  return typeof message === 'string' ? [message] : Object.values(message).flat().map(String);
}

function bodyOf(payload: Payload): { body: string | FormData; type?: string } {
  if (payload instanceof FormData) return { body: payload };
  return { body: JSON.stringify(payload), type: 'application/json' };
}

export function connect(url: string, token?: string): Client {
  async function send(method: string, path: string, payload?: Payload): Promise<Response> {
    const { body, type } = payload ? bodyOf(payload) : {};
    return fetch(`${url}/${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(type && { 'content-type': type }),
      },
      ...(body && { body }),
    });
  }

  async function ok(method: string, path: string, payload?: Payload): Promise<Json> {
    const response = await send(method, path, payload);
    const body = await response.json();
    expect(response.ok, `${method} ${path}: ${response.status} ${JSON.stringify(body)}`).toBe(true);
    return body;
  }

  return {
    get: (path) => ok('GET', path),
    post: (path, payload) => ok('POST', path, payload),
    remove: (path) => ok('DELETE', path),
    async refused(method, path, payload) {
      const response = await send(method, path, payload);
      const body = await response.json();
      expect(response.ok, `${method} ${path}: ${JSON.stringify(body)}`).toBe(false);
      const texts = messagesOf(body.message);
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) expect(text).toMatch(/\S/);
      return { status: response.status, message: body.message };
    },
  };
}
