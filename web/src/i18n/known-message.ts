import { messagesWords, type Sentence, sentencesOf, type Words } from '@lulus/contract/messages';
import i18next from 'i18next';

const known: Sentence[] = [];
learnMessages('messages', messagesWords);

/** From now on these sentences of the server are known too. */
export function learnMessages(feature: string, all: Words) {
  const isKnown = new Set(known.map(({ key }) => key));
  for (const sentence of sentencesOf(all)) {
    const key = `${feature}.${sentence.key}`;
    if (!isKnown.has(key)) known.push({ ...sentence, key });
  }
}

/** A sentence of the contract or the server in the chosen language; one that is not known stays as it is. */
export function knownMessage(message: string): string {
  for (const { key, pattern } of known) {
    const match = pattern.exec(message);
    if (match) return i18next.t(key as 'messages.required', { replace: match.groups });
  }
  return message;
}
