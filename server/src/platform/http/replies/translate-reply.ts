/** The sentences of refusals in the language that a caller asks for. `code` is the same in each. */
import type { CatalogueLanguage, ErrorBody } from '@lulus/contract';
import { eachSentence, everySentence, LONGEST_SENTENCE } from '@lulus/contract/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** `in` is what Indonesian was called before 1989, and still is by some systems. */
const LANGUAGES = new Map<string, CatalogueLanguage>([
  ['id', 'id'],
  ['in', 'id'],
  ['en', 'en'],
  ['*', 'default'],
]);

/** No browser asks for as many. */
const MOST_LANGUAGES = 20;

/** Of what `Accept-Language` lists the most wanted that is known; the product's own words where it is none. */
export function languageAsked(header: string | undefined): CatalogueLanguage {
  if (!header) return 'default';
  const wanted = header.split(',', MOST_LANGUAGES).map((range) => {
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

const VARIES = '';

/** A report has tens of thousands of sentences that differ; trying all patterns on each takes seconds. */
const byFirstWord = Map.groupBy(everySentence, ({ texts }) => {
  const word = firstWord(texts.default);
  return word.includes('{{') ? VARIES : word;
});

/** A sentence that is not in the catalogue stays as it is. */
function say(sentence: string, language: CatalogueLanguage): string {
  if (sentence.length > LONGEST_SENTENCE) return sentence;
  const likely = [firstWord(sentence), VARIES].flatMap((word) => byFirstWord.get(word) ?? []);
  for (const { pattern, texts } of likely) {
    const match = pattern.exec(sentence);
    if (match) return texts[language].replace(/\{\{(\w+)\}\}/g, (_, name) => match.groups?.[name] ?? '');
  }
  return sentence;
}

export function inLanguage(message: ErrorBody['message'], language: CatalogueLanguage): ErrorBody['message'] {
  if (language === 'default') return message;
  if (typeof message === 'string') return say(message, language);
  return Object.fromEntries(
    Object.entries(message).map(([field, said]) => [field, said.map((one) => say(one, language))]),
  );
}

/** Whatever is said in the language that this request asks for: the reply names it, and that it depends on it. */
function languageOf({ headers }: FastifyRequest, reply: FastifyReply): CatalogueLanguage {
  const language = languageAsked(headers['accept-language']);
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${vary}, accept-language` : 'accept-language');
  if (language !== 'default') reply.header('content-language', language);
  return language;
}

export function refuseInWords(request: FastifyRequest, reply: FastifyReply, { message, code }: ErrorBody) {
  return reply.send({ message: inLanguage(message, languageOf(request, reply)), code });
}

/**
 * The same of what has been done, and of what `lists` of the reply say in their entries. Replies without a sentence, as
 * those while an examination is taken, stay as they are.
 */
export function translateReply<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: T,
  lists: readonly string[] = [],
): T {
  if (typeof answer !== 'object' || answer === null) return answer;
  const isSaid = 'message' in answer && typeof answer.message === 'string';
  if (!isSaid && lists.length === 0) return answer;
  const language = languageOf(request, reply);
  if (language === 'default') return answer;
  const inWords = sayerOf(language);
  const said = lists.map((name) => [name, (answer as Record<string, Entry[]>)[name]?.map(inWords)]);
  return { ...inWords(answer), ...Object.fromEntries(said) };
}

interface Entry {
  message?: unknown;
}

/** Says a reply's or an entry's message, which may be of several lines. Thousands of rows are refused for few reasons. */
function sayerOf(language: CatalogueLanguage) {
  const said = new Map<string, string>();
  return <T extends Entry>(entry: T): T => {
    const { message } = entry;
    if (typeof message !== 'string') return entry;
    const known = said.get(message);
    const text = known ?? eachSentence(message, (sentence) => say(sentence, language)).join('\n');
    if (known === undefined) said.set(message, text);
    return { ...entry, message: text };
  };
}
