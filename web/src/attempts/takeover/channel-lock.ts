/**
 * A lock that tabs negotiate by messages. A tab requests it, takes it if no other tab objects, and announces that. A tab
 * that slept meanwhile loses the lock with this announcement. Nothing is stored, so a crash leaves no lock behind.
 */

import { pause } from '../../platform/api/backoff.ts';

export interface TabLock {
  /** Resolves with true if this tab gets the lock. `steal` takes it from another tab. `onLost`: another tab took it. */
  acquire(options: { steal: boolean; onLost: () => void }): Promise<boolean>;
  release(): void;
}

/** Time for other tabs to object, unless they sleep. */
const ANSWER_MS = 300;
/** Time for two tabs that take the lock at the same moment to exchange their announcements. */
const SETTLE_MS = 50;

interface Message {
  says: 'asks' | 'takes it' | 'has it';
  from: string;
}

export function createChannelLock(name: string, self: string): TabLock {
  let end: (() => void) | undefined;

  async function acquire({ steal, onLost }: Parameters<TabLock['acquire']>[0]): Promise<boolean> {
    release();
    const channel = openChannel(name);
    if (!channel) return true;
    const state: { step: 'asks' | 'takes it' | 'has it' | 'is out' } = { step: 'asks' };
    const send = (says: Message['says']) => channel.postMessage({ says, from: self } satisfies Message);
    const lose = () => {
      state.step = 'is out';
      channel.close();
    };
    end = lose;

    channel.onmessage = ({ data: { says, from } }: MessageEvent<Message>) => {
      const { step } = state;
      // If two tabs request or take it at the same time, the smaller id wins.
      const isFirst = says === step && self < from;
      if (says === 'asks') return isFirst || step !== 'asks' ? send('has it') : undefined;
      if (says === 'takes it' && isFirst) return send('has it');
      if (says === 'has it' && step === 'has it') return;
      lose();
      if (step === 'has it') onLost();
    };
    if (!steal) {
      send('asks');
      await pause(ANSWER_MS);
    }
    if (state.step === 'is out') return false;
    state.step = 'takes it';
    send('takes it');
    await pause(SETTLE_MS);
    if (state.step !== 'takes it') return false;
    state.step = 'has it';
    return true;
  }

  function release() {
    end?.();
    end = undefined;
  }

  return { acquire, release };
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    // Firefox throws if the site may not store data.
    return undefined;
  }
}
