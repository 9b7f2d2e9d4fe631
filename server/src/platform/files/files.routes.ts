import { MEDIA_TYPES } from '@lulus/contract/media-types';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { PlatformContext } from '../context.ts';
import { forbidden, HttpError, notFound } from '../errors.ts';
import { parseByteRange } from './store/byte-range.ts';
import { STORED_PATH } from './store/folders.ts';

const signedQuery = z.object({ expires: z.string(), signature: z.string() });

/** Derives a file's entity tag and media type from its path. Throws 404 if the path cannot be one of the store. */
function describe(path: string): { etag: string; type: string } {
  const [, name = '', extension = ''] = STORED_PATH.exec(path) ?? [];
  const type = Object.hasOwn(MEDIA_TYPES, extension) ? MEDIA_TYPES[extension] : undefined;
  if (!type) throw notFound();
  return { etag: `"${name}"`, type };
}

/** Returns the requested range, unless `If-Range` names another version of the file (RFC 9110, section 13.1.5). */
function wantedRange({ headers }: FastifyRequest, etag: string): string | undefined {
  return headers['if-range'] === undefined || headers['if-range'] === etag ? headers.range : undefined;
}

function isCached({ headers }: FastifyRequest, etag: string): boolean {
  return headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}

/**
 * Serves files at signed addresses. The signature gives access, since an image element cannot send a token. The route
 * is not in the contract, because its reply is bytes.
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

    // Caches and CDNs must not serve a file after its address has expired.
    const secondsLeft = Math.floor(Number(query.data.expires) - clock().getTime() / 1000);
    reply.headers({
      etag,
      'accept-ranges': 'bytes',
      'cache-control': `public, max-age=${secondsLeft}, immutable`,
      'content-disposition': 'inline',
      // A file that is opened as a page gets no scripts, no styles and no origin.
      'content-security-policy': "default-src 'none'; sandbox",
      // Other sites must not embed the file, even with a valid address.
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    if (isCached(request, etag)) return reply.code(304).send();
    const part = range === 'whole' ? { start: 0, end: size - 1 } : range;
    if (range !== 'whole') reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
    reply.type(type).header('content-length', part.end - part.start + 1);
    return reply.send(request.method === 'HEAD' ? undefined : await files.read(path, part));
  }

  app.route({ method: ['GET', 'HEAD'], url: '/api/assets/*', schema: { hide: true }, handler: send });
}
