import { LONGEST_SENTENCE, patternOf } from '@lulus/contract/messages';
import i18next from 'i18next';

/** A sentence as a pattern, and the key under which it is said in the chosen language. */
interface Known {
  key: string;
  pattern: RegExp;
}

const known: Known[] = [];

/** From now on these sentences of the server are known too, here as they arrive. */
export function registerMessages(feature: string, arriving: Record<string, string>) {
  const isKnown = new Set(known.map(({ key }) => key));
  for (const [name, sentence] of Object.entries(arriving)) {
    const key = `${feature}.${name}`;
    if (!isKnown.has(key)) known.push({ key, pattern: patternOf(sentence) });
  }
}

/** A sentence of the contract or the server in the chosen language; one that is not known stays as it is. */
export function translateMessage(message: string): string {
  if (message.length > LONGEST_SENTENCE) return message;
  for (const { key, pattern } of known) {
    const match = pattern.exec(message);
    if (match) return i18next.t(key as 'messages.required', { replace: match.groups });
  }
  return message;
}
