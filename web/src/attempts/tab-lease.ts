/** A lock in local storage: the holder says again and again that it is there, and is believed for a while. */
import { number, objectOf, text } from '../session/shape.ts';
import { storedJson } from '../session/storage.ts';
import { pause } from './backoff.ts';
import type { TabLock } from './tab-lock.ts';

const BEAT_MS = 2000;
/** A tab in the background may beat once a minute only, so another tab asks before it takes over from it. */
const BELIEVED_MS = 65_000;
/** Two tabs that come in the same moment both write; after this the one that wrote last is the one. */
const SETTLE_MS = 50;

const lease = objectOf<{ holder: string; at: number }>({ holder: text, at: number });

export function createTabLease(name: string, self: string): TabLock {
  const item = storedJson(`tab:${name}`, lease);
  let end: (() => void) | undefined;

  const write = () => item.write({ holder: self, at: Date.now() });
  /** One that is gone is nobody's: another tab may have had it since. */
  const isMine = () => item.read()?.holder === self;

  function isTaken(): boolean {
    const held = item.read();
    return held !== null && held.holder !== self && Math.abs(Date.now() - held.at) < BELIEVED_MS;
  }

  function hold(onLost: () => void) {
    function check() {
      if (isMine()) return;
      end?.();
      onLost();
    }
    function beat() {
      check();
      if (end) write();
    }
    const timer = setInterval(beat, BEAT_MS);
    const onStorage = ({ key }: StorageEvent) => key === item.key && check();
    window.addEventListener('storage', onStorage);
    window.addEventListener('pagehide', release);
    end = () => {
      end = undefined;
      clearInterval(timer);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pagehide', release);
    };
  }

  function release() {
    if (!end) return;
    end();
    if (isMine()) item.remove();
  }

  return {
    async acquire({ steal, onLost }) {
      release();
      if (!steal && isTaken()) return false;
      write();
      await pause(SETTLE_MS);
      if (!isMine()) return false;
      hold(onLost);
      return true;
    },
    release,
  };
}
