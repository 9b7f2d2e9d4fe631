/** A client that uses only the written contract: plain fetch, without code of the product. */
import { expect } from '@playwright/test';

export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

// biome-ignore lint/suspicious/noExplicitAny: this client has no types for the JSON replies.
export type Json = any;

interface Sent {
  json?: unknown;
  form?: Record<string, string | File | File[]>;
  /** A body that is sent unchanged with this content type. */
  raw?: { type: string; text: string };
  headers?: Record<string, string>;
}

export interface Client {
  /** Sends the request and checks what all replies have in common. */
  call(method: string, path: string, sent?: Sent): Promise<Answer<Json>>;
  /** Expects success: 200, or 201 if something is created. Returns the body. */
  ok(method: string, path: string, sent?: Sent): Promise<Json>;
  /** Expects a rejection with this status in the common shape of errors. Returns the body. */
  refused(method: string, path: string, status: number, sent?: Sent): Promise<Json>;
}

export function aClient(url: string, token?: string): Client {
  async function call(method: string, path: string, sent: Sent = {}): Promise<Answer<Json>> {
    const { body, type } = bodyOf(sent);
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(type && { 'content-type': type }),
        ...sent.headers,
      },
      ...(body !== undefined && { body }),
    });
    expect(response.headers.get('x-request-id'), `${method} ${path}: x-request-id`).toMatch(/\S{8,}/);
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? await response.json() : Buffer.from(await response.arrayBuffer()),
    };
  }

  async function ok(method: string, path: string, sent?: Sent): Promise<Json> {
    const { status, body } = await call(method, path, sent);
    expect([200, 201], `${method} ${path}: ${JSON.stringify(body)}`).toContain(status);
    return body;
  }

  async function refused(method: string, path: string, status: number, sent?: Sent): Promise<Json> {
    const answer = await call(method, path, sent);
    const { body } = answer;
    expect(answer.status, `${method} ${path}: ${JSON.stringify(body)}`).toBe(status);
    const { fields, ...rest } = body;
    expect(Object.keys(rest).sort()).toEqual(['code', 'message', 'params']);
    // A keyed message comes with the codes of its fields.
    if (fields ?? typeof body.message === 'object') {
      expect(Object.keys(fields)).toEqual(Object.keys(body.message));
    }
    expect(body.code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts\b|select |insert into/i);
    return body;
  }

  return { call, ok, refused };
}

function bodyOf({ json, form, raw }: Sent): { body?: string | FormData; type?: string } {
  if (raw) return { body: raw.text, type: raw.type };
  if (json !== undefined) return { body: JSON.stringify(json), type: 'application/json' };
  if (!form) return {};
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) {
    for (const one of Array.isArray(value) ? value : [value]) data.append(name, one);
  }
  return { body: data };
}

/** Returns the payload of a token. */
export function payloadOf(token: string): Json {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

/** Matches a message for users. */
export const SENTENCE = expect.stringMatching(/^[\p{Lu}\d].*[\p{L}\d][.!]?$/u);
/** Matches the `message` of a rejected form: lists of messages by field. */
export const keyedBy = (...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, expect.arrayContaining([SENTENCE])]));
/** Matches ISO 8601 in UTC with milliseconds. */
export const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
export const ID = expect.stringMatching(/^[\w-]{20,}$/);
