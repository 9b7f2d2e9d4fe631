/** Translates messages of replies into the language of the header `Accept-Language`. Error codes stay the same. */
import type { CatalogueLanguage, ErrorBody } from '@lulus/contract';
import { eachSentence, everySentence, LONGEST_SENTENCE } from '@lulus/contract/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** `in` was the code of Indonesian before 1989. Some systems still send it. */
const LANGUAGES = new Map<string, CatalogueLanguage>([
  ['id', 'id'],
  ['in', 'id'],
  ['en', 'en'],
  ['*', 'default'],
]);

/** Further languages are ignored. Browsers list fewer. */
const MAX_LANGUAGES = 20;

/** Returns the supported language with the highest quality in `Accept-Language`, or `default` if there is none. */
export function languageAsked(header: string | undefined): CatalogueLanguage {
  if (!header) return 'default';
  const wanted = header.split(',', MAX_LANGUAGES).map((range) => {
    const [tag = '', quality] = range.split(';q=');
    const language = LANGUAGES.get(tag.trim().split('-')[0]?.toLowerCase() ?? '');
    return { language, quality: quality === undefined ? 1 : Number(quality) || 0 };
  });
  const best = wanted
    .filter(({ language, quality }) => language && quality > 0)
    .sort((a, b) => b.quality - a.quality)[0];
  return best?.language ?? 'default';
}

const firstWord = (text: string) => text.split(' ', 1)[0] ?? '';

/** Group of the sentences whose first word is a variable. */
const VARIABLE = '';

/** Index of the catalogue. A report has tens of thousands of different sentences, and trying all patterns takes seconds. */
const byFirstWord = Map.groupBy(everySentence, ({ texts }) => {
  const word = firstWord(texts.default);
  return word.includes('{{') ? VARIABLE : word;
});

/** Returns a sentence unchanged if it is not in the catalogue. */
function translate(sentence: string, language: CatalogueLanguage): string {
  if (sentence.length > LONGEST_SENTENCE) return sentence;
  const likely = [firstWord(sentence), VARIABLE].flatMap((word) => byFirstWord.get(word) ?? []);
  for (const { pattern, texts } of likely) {
    const match = pattern.exec(sentence);
    if (match) return texts[language].replace(/\{\{(\w+)\}\}/g, (_, name) => match.groups?.[name] ?? '');
  }
  return sentence;
}

export function inLanguage(message: ErrorBody['message'], language: CatalogueLanguage): ErrorBody['message'] {
  if (language === 'default') return message;
  if (typeof message === 'string') return translate(message, language);
  return Object.fromEntries(
    Object.entries(message).map(([field, sentences]) => [
      field,
      sentences.map((sentence) => translate(sentence, language)),
    ]),
  );
}

/** Returns the request's language. Sets the headers `vary` and `content-language` of the reply. */
function selectLanguage({ headers }: FastifyRequest, reply: FastifyReply): CatalogueLanguage {
  const language = languageAsked(headers['accept-language']);
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${vary}, accept-language` : 'accept-language');
  if (language !== 'default') reply.header('content-language', language);
  return language;
}

export function sendTranslatedError(
  request: FastifyRequest,
  reply: FastifyReply,
  { message, code }: ErrorBody,
) {
  return reply.send({ message: inLanguage(message, selectLanguage(request, reply)), code });
}

/**
 * Translates the `message` of a reply, and those of the entries of its lists that `lists` names. Returns a reply without
 * messages unchanged, as most replies of an attempt.
 */
export function translateReply<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: T,
  lists: readonly string[] = [],
): T {
  if (typeof answer !== 'object' || answer === null) return answer;
  const hasMessage = 'message' in answer && typeof answer.message === 'string';
  if (!hasMessage && lists.length === 0) return answer;
  const language = selectLanguage(request, reply);
  if (language === 'default') return answer;
  const translated = entryTranslator(language);
  const translatedLists = lists.map((name) => [
    name,
    (answer as Record<string, Entry[]>)[name]?.map(translated),
  ]);
  return { ...translated(answer), ...Object.fromEntries(translatedLists) };
}

interface Entry {
  message?: unknown;
}

/**
 * Translates the `message` of entries; it may have several lines. Caches translations, since thousands of rejected
 * rows have only a few different messages.
 */
function entryTranslator(language: CatalogueLanguage) {
  const cache = new Map<string, string>();
  return <T extends Entry>(entry: T): T => {
    const { message } = entry;
    if (typeof message !== 'string') return entry;
    const known = cache.get(message);
    const text = known ?? eachSentence(message, (sentence) => translate(sentence, language)).join('\n');
    if (known === undefined) cache.set(message, text);
    return { ...entry, message: text };
  };
}
