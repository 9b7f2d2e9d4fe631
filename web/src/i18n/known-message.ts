import i18next from 'i18next';
import { messagesWords } from './messages-words.ts';
import type { Words } from './words.ts';

/** A sentence as a pattern, and the key under which it is said in the chosen language. */
interface Known {
  key: string;
  pattern: RegExp;
}

const known: Known[] = [];
learnMessages('messages', messagesWords);

/** From now on these sentences of the server are known too. */
export function learnMessages(feature: string, all: Words) {
  const isKnown = new Set(known.map(({ key }) => key));
  for (const [name, texts] of Object.entries(all)) {
    const key = `${feature}.${name}`;
    if (!isKnown.has(key)) known.push({ key, pattern: patternOf(texts.default) });
  }
}

/** `at least {{min}} characters` as a pattern that catches what stands at `min`. */
function patternOf(text: string): RegExp {
  const source = text
    .split(/(\{\{\w+\}\})/)
    .map((part) => part.replace(/^\{\{(\w+)\}\}$/, '(?<$1>.+)'))
    .map((part) => (part.startsWith('(?<') ? part : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
  return new RegExp(`^${source}$`);
}

/** A sentence of the contract or the server in the chosen language; one that is not known stays as it is. */
export function knownMessage(message: string): string {
  for (const { key, pattern } of known) {
    const match = pattern.exec(message);
    if (match) return i18next.t(key as 'messages.required', { replace: match.groups });
  }
  return message;
}
