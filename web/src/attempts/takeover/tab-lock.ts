/** Lock that lets only one tab of a browser change an attempt. */

import { backoffMs, pause } from '../../platform/api/backoff.ts';
import { randomUuid } from '../../platform/crypto/random-uuid.ts';
import type { TabLock } from './channel-lock.ts';

/** Creates a lock per examination and student. Web Locks need a secure context; over plain http, tabs use messages. */
export function createTabLock(examId: string, studentId = ''): TabLock {
  const name = `exam:${examId}:${studentId}`;
  if (navigator.locks) return createWebLock(name, navigator.locks);
  return createMessageLock(name);
}

function createMessageLock(name: string): TabLock {
  const id = randomUuid();
  let lock: TabLock | undefined;
  return {
    async acquire(options) {
      // Loaded only over plain http. Without a connection, the request waits.
      for (let failures = 0; !lock; failures++) {
        const part = await import('./channel-lock.ts').catch(() => pause(backoffMs(failures, Math.random)));
        lock = part?.createChannelLock(name, id);
      }
      return lock.acquire(options);
    },
    release: () => lock?.release(),
  };
}

/** A tab that is closing or reloading releases the lock within these tries. */
const TRIES = 3;
const RETRY_MS = 100;

function createWebLock(name: string, locks: LockManager): TabLock {
  let endLock: (() => void) | undefined;

  function request(steal: boolean, onLost: () => void): Promise<boolean> {
    return new Promise((resolve) => {
      let isAcquired = false;
      let isReleased = false;
      const released = new Promise<void>((done) => {
        endLock = () => {
          isReleased = true;
          done();
        };
      });
      const lockEnd = locks.request(name, steal ? { steal } : { ifAvailable: true }, (lock) => {
        isAcquired = lock !== null && !isReleased;
        resolve(isAcquired);
        return isAcquired ? released : undefined;
      });
      // A stolen lock rejects. If the browser forbids locks altogether, this tab continues without one.
      lockEnd.catch(() => (isAcquired ? !isReleased && onLost() : resolve(true)));
    });
  }

  function release() {
    endLock?.();
    endLock = undefined;
  }

  return {
    async acquire({ steal, onLost }) {
      release();
      for (let attempt = 1; attempt < TRIES; attempt++) {
        if (await request(steal, onLost)) return true;
        await pause(RETRY_MS);
      }
      return request(steal, onLost);
    },
    release,
  };
}
