/** In one browser, only one tab at a time may write to an attempt. */

import { backoffMs, pause } from '../../platform/api/backoff.ts';
import { randomUuid } from '../../platform/crypto/random-uuid.ts';
import type { TabLock } from './channel-lock.ts';

/** Web Locks need a secure context; over plain http the tabs negotiate by messages instead. */
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
      // Few need it, and they have a connection when they open an examination, or wait for it.
      for (let failures = 0; !lock; failures++) {
        const part = await import('./channel-lock.ts').catch(() => pause(backoffMs(failures, Math.random)));
        lock = part?.createChannelLock(name, id);
      }
      return lock.acquire(options);
    },
    release: () => lock?.release(),
  };
}

/** A tab that is just closing or reloading gives way in this time. */
const TRIES = 3;
const RETRY_MS = 100;

function createWebLock(name: string, locks: LockManager): TabLock {
  let letGo: (() => void) | undefined;

  function request(steal: boolean, onLost: () => void): Promise<boolean> {
    return new Promise((resolve) => {
      let isHeld = false;
      let isReleased = false;
      const released = new Promise<void>((done) => {
        letGo = () => {
          isReleased = true;
          done();
        };
      });
      const held = locks.request(name, steal ? { steal } : { ifAvailable: true }, (lock) => {
        isHeld = lock !== null && !isReleased;
        resolve(isHeld);
        return isHeld ? released : undefined;
      });
      // A lock that was stolen ends in a rejection. A browser that refuses locks altogether has no other tab to fear.
      held.catch(() => (isHeld ? !isReleased && onLost() : resolve(true)));
    });
  }

  function release() {
    letGo?.();
    letGo = undefined;
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
