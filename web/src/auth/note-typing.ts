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
  // Where somebody has filled the storage this tab hears of no other: then who looks at it is its person.
  const isShared = lastTyped.write(mark);
  return () => lastTyped.read() === mark && (isShared || document.hasFocus());
}
