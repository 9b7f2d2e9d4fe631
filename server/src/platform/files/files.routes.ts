import { MEDIA_TYPES } from '@lulus/contract/media-types';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { PlatformContext } from '../context.ts';
import { forbidden, HttpError, notFound } from '../errors.ts';
import { parseByteRange } from './store/byte-range.ts';
import { STORED_PATH } from './store/folders.ts';

const signedQuery = z.object({ expires: z.string(), signature: z.string() });

/** What a path says about its file: its entity tag and its type. */
function describe(path: string): { etag: string; type: string } {
  const [, name = '', extension = ''] = STORED_PATH.exec(path) ?? [];
  const type = Object.hasOwn(MEDIA_TYPES, extension) ? MEDIA_TYPES[extension] : undefined;
  if (!type) throw notFound();
  return { etag: `"${name}"`, type };
}

/** The range counts only while the browser's part is of the same file (RFC 9110, section 13.1.5). */
function wantedRange({ headers }: FastifyRequest, etag: string): string | undefined {
  return headers['if-range'] === undefined || headers['if-range'] === etag ? headers.range : undefined;
}

function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  return headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}

/**
 * Files by signed address. The signature gives access, so that an image element can show them. They are no endpoint
 * of the contract, because the reply is bytes.
 */
export function fileRoutes(
  app: FastifyInstance,
  { files, assetLinks, clock }: Pick<PlatformContext, 'clock' | 'files' | 'assetLinks'>,
): void {
  async function send(request: FastifyRequest, reply: FastifyReply) {
    const path = (request.params as { '*': string })['*'];
    const query = signedQuery.safeParse(request.query);
    if (!query.success || !assetLinks.isGood(path, query.data)) {
      throw forbidden('The address of this file is not, or no longer, valid.');
    }
    const { etag, type } = describe(path);
    const size = await files.sizeOf(path);
    if (size === undefined) throw notFound();
    const range = parseByteRange(wantedRange(request, etag), size);
    if (range === 'unsatisfiable') {
      reply.header('content-range', `bytes */${size}`);
      throw new HttpError(416, 'bad_request', 'The file has no such range.');
    }

    // No cache, and no CDN, may serve it for longer than its address is valid.
    const secondsLeft = Math.floor(Number(query.data.expires) - clock().getTime() / 1000);
    reply.headers({
      etag,
      'accept-ranges': 'bytes',
      'cache-control': `public, max-age=${secondsLeft}, immutable`,
      'content-disposition': 'inline',
      // Opened by itself it is no page: no script, no style, no origin.
      'content-security-policy': "default-src 'none'; sandbox",
      // No other site may show it, even with its address.
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    if (isKnown(request, etag)) return reply.code(304).send();
    const part = range === 'whole' ? { start: 0, end: size - 1 } : range;
    if (range !== 'whole') reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
    reply.type(type).header('content-length', part.end - part.start + 1);
    return reply.send(request.method === 'HEAD' ? undefined : await files.read(path, part));
  }

  app.route({ method: ['GET', 'HEAD'], url: '/api/assets/*', schema: { hide: true }, handler: send });
}
