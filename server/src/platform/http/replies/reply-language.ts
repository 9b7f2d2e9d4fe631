/** Chooses the language of messages by the header `Accept-Language`. */
import type { CatalogueLanguage } from '@lulus/contract';
import { type MessageCode, type ParamsOf, type Problem, render } from '@lulus/contract/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The language of requests that ask for none of ours. `default` if the function is missing. */
    schoolLanguage?: () => CatalogueLanguage;
  }
}

/** `in` was the code of Indonesian before 1989. Some systems still send it. */
const LANGUAGES = new Map<string, CatalogueLanguage>([
  ['id', 'id'],
  ['in', 'id'],
  ['en', 'en'],
]);

/** Further languages are ignored. Browsers list fewer. */
const MAX_LANGUAGES = 20;

/** Returns the supported language with the highest quality in `Accept-Language`, or `otherwise` if there is none. */
export function languageAsked(
  header: string | undefined,
  otherwise: CatalogueLanguage = 'default',
): CatalogueLanguage {
  if (!header) return otherwise;
  const wanted = header.split(',', MAX_LANGUAGES).map((range) => {
    const [tag = '', quality] = range.split(';q=');
    const language = LANGUAGES.get(tag.trim().split('-')[0]?.toLowerCase() ?? '');
    return { language, quality: quality === undefined ? 1 : Number(quality) || 0 };
  });
  const best = wanted
    .filter(({ language, quality }) => language && quality > 0)
    .sort((a, b) => b.quality - a.quality)[0];
  return best?.language ?? otherwise;
}

/** Returns the request's language. */
export const languageOf = ({ headers, server }: FastifyRequest) =>
  languageAsked(headers['accept-language'], server.schoolLanguage?.());

/** Returns the request's language. Sets the headers `vary` and `content-language` of the reply. */
export function selectLanguage(request: FastifyRequest, reply: FastifyReply): CatalogueLanguage {
  const language = languageOf(request);
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${vary}, accept-language` : 'accept-language');
  if (language !== 'default') reply.header('content-language', language);
  return language;
}

/** Renders a message in the language of the request. */
export interface Say {
  (message: Problem): string;
  <C extends MessageCode>(code: C, ...params: ParamsOf<C>): string;
}

export function sayTo(request: FastifyRequest, reply: FastifyReply): Say {
  let language: CatalogueLanguage | undefined;
  return (message: Problem | MessageCode, params = {}) => {
    language ??= selectLanguage(request, reply);
    return render(typeof message === 'string' ? { code: message, params } : message, language);
  };
}
