/** Test helpers for login attempts, with addresses and replies. */
import { login } from '@lulus/contract';
import { aStudent } from './factories.ts';
import type { TestApp } from './test-app.ts';

export interface From {
  address?: string;
  device_id?: string;
}

export function loginAttempts({ app, context }: TestApp) {
  async function tryOnce(email: string, password: string, { address = '10.0.0.1', device_id }: From = {}) {
    const response = await app.inject({
      method: 'POST',
      url: login.path,
      payload: { email, password, device_id },
      remoteAddress: address,
    });
    return { status: response.statusCode, wait: Number(response.headers['retry-after']), ...response.json() };
  }

  const statusOf = async (...args: Parameters<typeof tryOnce>) => (await tryOnce(...args)).status;

  /**
   * Tries wrong passwords until they are no longer checked. Returns the number of checked ones, and the
   * rejection.
   */
  async function hammer(email: string, from?: From) {
    for (let tries = 0; ; tries++) {
      const answer = await tryOnce(email, 'wrong password', from);
      if (answer.status !== 401) return { ...answer, tries };
    }
  }

  /** Creates a student, and returns the login. */
  const emailOf = async () => (await aStudent(context)).email ?? '';

  return { tryOnce, statusOf, hammer, emailOf };
}
