import { useCallback, useEffect, useRef, useState } from 'react';
import { personHere } from '../../platform/session/session.ts';
import type { TabLock } from './channel-lock.ts';
import { createTabLock } from './tab-lock.ts';

export interface Turn {
  /** `other`: another tab of this browser has the examination. */
  held: 'asking' | 'here' | 'other';
  /** How often this tab has got the lock. Each time, everything is read again. */
  number: number;
  takeOver(): void;
}

/** Lets one tab of this browser have the examination. */
export function useTabLock(examId: string | null): Turn {
  const lock = useRef<TabLock>(undefined);
  const [turn, setTurn] = useState<Pick<Turn, 'held' | 'number'>>({ held: 'asking', number: 0 });

  const ask = useCallback(async (own: TabLock, steal: boolean) => {
    const onLost = () => setTurn(({ number }) => ({ held: 'other', number }));
    const isHeld = await own.acquire({ steal, onLost });
    if (lock.current !== own) return own.release();
    setTurn(({ number }) => (isHeld ? { held: 'here', number: number + 1 } : { held: 'other', number }));
  }, []);

  useEffect(() => {
    if (examId === null) return;
    const own = createTabLock(examId, personHere());
    lock.current = own;
    void ask(own, false);
    // Back from the browser's memory: another page, or another device, may have had it meanwhile.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && void ask(own, false);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      lock.current = undefined;
      own.release();
    };
  }, [examId, ask]);

  const takeOver = useCallback(() => {
    if (lock.current) void ask(lock.current, true);
  }, [ask]);
  return { ...turn, takeOver };
}
