import { LONGEST_SENTENCE, patternOf } from '@lulus/contract/messages';
import i18next from 'i18next';

/** A pattern for a message of the server, and the key of its translations. */
interface KnownMessage {
  key: string;
  pattern: RegExp;
}

const knownMessages: KnownMessage[] = [];

/** Registers messages of the server in their original language, by key. */
export function registerMessages(feature: string, originals: Record<string, string>) {
  const knownKeys = new Set(knownMessages.map(({ key }) => key));
  for (const [name, original] of Object.entries(originals)) {
    const key = `${feature}.${name}`;
    if (!knownKeys.has(key)) knownMessages.push({ key, pattern: patternOf(original) });
  }
}

/** Translates a message of the contract or the server into the current language. Unknown messages stay unchanged. */
export function translateMessage(message: string): string {
  if (message.length > LONGEST_SENTENCE) return message;
  for (const { key, pattern } of knownMessages) {
    const match = pattern.exec(message);
    if (match) return i18next.t(key as 'messages.required', { replace: match.groups });
  }
  return message;
}
