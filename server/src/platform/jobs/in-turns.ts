/** Divides long work of a process that also serves students. Their requests come first. */
import { setTimeout } from 'node:timers/promises';

/** Milliseconds that other requests wait at most. */
const TURN_MS = 4;
/** Milliseconds between two turns. A request of a student has several steps, each of which could wait for a turn. */
const PAUSE_MS = 10;

/** Lets other requests of this process have their turn. */
export const giveWay = (): Promise<void> => setTimeout(PAUSE_MS);

/** Maps many things, and gives way between them. */
export async function mapInTurns<From, To>(things: From[], map: (thing: From) => To): Promise<To[]> {
  const mapped: To[] = [];
  let since = performance.now();
  for (const thing of things) {
    mapped.push(map(thing));
    if (performance.now() - since < TURN_MS) continue;
    await giveWay();
    since = performance.now();
  }
  return mapped;
}
