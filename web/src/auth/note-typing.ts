import { randomUuid } from '../platform/crypto/random-uuid.ts';
import { text } from '../platform/device-store/shape.ts';
import { storedText } from '../platform/device-store/storage.ts';

/** Changes with each keystroke in a form before a login, in every tab of this browser. */
const lastTyped = storedText('lastTyped', text);

/**
 * Notes that a person types, or sends. The returned function tests whether no one has typed since. Once a person types
 * again, the sender may have gone, and must not get what the form waits for.
 */
export function noteTyping(): () => boolean {
  const mark = randomUuid();
  // A full storage shares nothing between tabs. Then the tab in focus counts as the sender's.
  const isShared = lastTyped.write(mark);
  return () => lastTyped.read() === mark && (isShared || document.hasFocus());
}
