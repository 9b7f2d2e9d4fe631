import { setImmediate } from 'node:timers/promises';

/** Milliseconds that other requests wait at most. */
const TURN_MS = 4;

/** Maps many things, and lets other requests of this process have their turn. */
export async function mapInTurns<From, To>(things: From[], map: (thing: From) => To): Promise<To[]> {
  const mapped: To[] = [];
  let since = performance.now();
  for (const thing of things) {
    mapped.push(map(thing));
    if (performance.now() - since < TURN_MS) continue;
    await setImmediate();
    since = performance.now();
  }
  return mapped;
}
