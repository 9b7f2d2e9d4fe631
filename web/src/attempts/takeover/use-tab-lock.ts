import { useCallback, useEffect, useRef, useState } from 'react';
import { personHere } from '../../platform/session/session.ts';
import type { TabLock } from './channel-lock.ts';
import { createTabLock } from './tab-lock.ts';

export interface TabLockState {
  /** Which tab of this browser has the examination. */
  owner: 'unknown' | 'here' | 'other';
  /** How often this tab has acquired the lock. Each time, it must load the examination again. */
  acquisitions: number;
  takeOver(): void;
}

/** Acquires the lock of the examination for this tab, and releases it on unmount. */
export function useTabLock(examId: string | null): TabLockState {
  const lock = useRef<TabLock>(undefined);
  const [state, setState] = useState<Pick<TabLockState, 'owner' | 'acquisitions'>>({
    owner: 'unknown',
    acquisitions: 0,
  });

  const acquire = useCallback(async (own: TabLock, steal: boolean) => {
    const onLost = () => setState(({ acquisitions }) => ({ owner: 'other', acquisitions }));
    const isAcquired = await own.acquire({ steal, onLost });
    if (lock.current !== own) return own.release();
    setState(({ acquisitions }) =>
      isAcquired ? { owner: 'here', acquisitions: acquisitions + 1 } : { owner: 'other', acquisitions },
    );
  }, []);

  useEffect(() => {
    if (examId === null) return;
    const own = createTabLock(examId, personHere());
    lock.current = own;
    void acquire(own, false);
    // After the back-forward cache, another tab or device may have had the examination.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && void acquire(own, false);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      lock.current = undefined;
      own.release();
    };
  }, [examId, acquire]);

  const takeOver = useCallback(() => {
    if (lock.current) void acquire(lock.current, true);
  }, [acquire]);
  return { ...state, takeOver };
}
