/**
 * A lock that tabs negotiate by messages. A tab asks for it, takes it if no other tab objects, and announces that. A
 * tab that slept meanwhile learns then that it has lost the lock. Nothing is stored, because another person could fill
 * the storage or write a false owner into it.
 */

import { pause } from '../../platform/api/backoff.ts';
import { openTabChannel } from '../../platform/session/tab-channel.ts';

export interface TabLock {
  /** True when this tab gets the lock; `steal` takes it from another. `onLost` is called when another tab takes it. */
  acquire(options: { steal: boolean; onLost: () => void }): Promise<boolean>;
  release(): void;
}

/** In this time a tab objects that is awake. */
const ANSWER_MS = 300;
/** Milliseconds in which two tabs that take the lock at the same moment learn of each other. */
const SETTLE_MS = 50;

interface Message {
  says: 'asks' | 'takes it' | 'has it';
  from: string;
}

export function createChannelLock(name: string, self: string): TabLock {
  let end: (() => void) | undefined;

  async function acquire({ steal, onLost }: Parameters<TabLock['acquire']>[0]): Promise<boolean> {
    release();
    const channel = openTabChannel(name);
    if (!channel) return true;
    const turn: { step: 'asks' | 'takes it' | 'has it' | 'is out' } = { step: 'asks' };
    const say = (says: Message['says']) => channel.postMessage({ says, from: self } satisfies Message);
    const give = () => {
      turn.step = 'is out';
      channel.close();
    };
    end = give;

    channel.onmessage = ({ data: { says, from } }: MessageEvent<Message>) => {
      const { step } = turn;
      // Of two that ask, or take it, at once one has it.
      const isFirst = says === step && self < from;
      if (says === 'asks') return isFirst || step !== 'asks' ? say('has it') : undefined;
      if (says === 'takes it' && isFirst) return say('has it');
      if (says === 'has it' && step === 'has it') return;
      give();
      if (step === 'has it') onLost();
    };
    if (!steal) {
      say('asks');
      await pause(ANSWER_MS);
    }
    if (turn.step === 'is out') return false;
    turn.step = 'takes it';
    say('takes it');
    await pause(SETTLE_MS);
    if (turn.step !== 'takes it') return false;
    turn.step = 'has it';
    return true;
  }

  function release() {
    end?.();
    end = undefined;
  }

  return { acquire, release };
}
