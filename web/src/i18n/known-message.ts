import i18next from 'i18next';
import { messagesWords } from './messages-words.ts';

type MessageKey = keyof typeof messagesWords;

const patterns = Object.entries(messagesWords).map(([key, texts]) => ({
  key: key as MessageKey,
  pattern: patternOf(texts.default),
}));

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
  for (const { key, pattern } of patterns) {
    const match = pattern.exec(message);
    if (match) return i18next.t(`messages.${key}`, { replace: match.groups });
  }
  return message;
}
