import { randomUuid } from '../platform/crypto/random-uuid.ts';
import { text } from '../platform/device-store/shape.ts';
import { storedText } from '../platform/device-store/storage.ts';

/** Random mark. Each keystroke in a form before login replaces it, in every tab of this browser. */
const lastTyped = storedText('lastTyped', text);

/**
 * Notes that a person types or sends a form. The returned function returns true if no one has typed since. Otherwise
 * another person may sit at the browser, and must not get the sender's session.
 */
export function noteTyping(): () => boolean {
  const mark = randomUuid();
  // Tabs cannot share a mark if the storage is full. Then the tab with the focus counts as the sender's.
  const isShared = lastTyped.write(mark);
  return () => lastTyped.read() === mark && (isShared || document.hasFocus());
}
