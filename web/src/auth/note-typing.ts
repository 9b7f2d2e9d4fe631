import { randomUuid } from '../api/random-uuid.ts';
import { text } from '../session/shape.ts';
import { storedText } from '../session/storage.ts';

/** Changes with whatever somebody types into a form before a login, in whichever tab of this browser. */
const lastTyped = storedText('lastTyped', text);

/**
 * Notes that somebody types, or sends. Answers whether nobody has typed since: what a form waits for is nobody's any more
 * once somebody types again, as who sent it may have gone.
 */
export function noteTyping(): () => boolean {
  const mark = randomUuid();
  lastTyped.write(mark);
  return () => lastTyped.read() === mark;
}
