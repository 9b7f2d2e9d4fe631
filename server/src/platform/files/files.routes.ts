import { MEDIA_TYPES } from '@lulus/contract/media-types';
import { problem } from '@lulus/contract/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parse as parseRange } from 'range-parser';
import { z } from 'zod';
import type { PlatformContext } from '../context.ts';
import { forbidden, HttpError, notFound } from '../errors.ts';
import type { ByteRange } from './store/file-store.ts';
import { STORED_PATH } from './store/folders.ts';

const signedQuery = z.object({ expires: z.string(), signature: z.string() });

/** Derives a file's entity tag and media type from its path. Throws 404 if the path cannot be one of the store. */
function describe(path: string): { etag: string; type: string } {
  const [, name = '', extension = ''] = STORED_PATH.exec(path) ?? [];
  const type = Object.hasOwn(MEDIA_TYPES, extension) ? MEDIA_TYPES[extension] : undefined;
  if (!type) throw notFound();
  return { etag: `"${name}"`, type };
}

/** The bit that `parseRange` sets for a range beyond the end of the file. */
const UNSATISFIABLE = 2;

/**
 * Returns the requested part of a file of `size` bytes. Returns undefined for the whole file. That is the reply to an
 * invalid header, to one that asks for several parts, and if `If-Range` names another version (RFC 9110, 13.1.5, 14.2).
 */
function wantedPart(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { etag, size }: { etag: string; size: number },
): ByteRange | undefined {
  const isOfOther = headers['if-range'] !== undefined && headers['if-range'] !== etag;
  if (headers.range === undefined || isOfOther) return undefined;
  const { code, type, ranges } = parseRange(size, headers.range);
  if (type !== 'bytes' || ranges.length > 1) return undefined;
  if (code === UNSATISFIABLE && ranges.length === 0) {
    reply.header('content-range', `bytes */${size}`);
    throw new HttpError(416, 'bad_request', problem('no_such_range'));
  }
  return code === 0 ? ranges[0] : undefined;
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
      throw forbidden('file_address_expired');
    }
    const { etag, type } = describe(path);
    const size = await files.sizeOf(path);
    if (size === undefined) throw notFound();
    const part = wantedPart(request, reply, { etag, size });

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
    if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
    const { start, end } = part ?? { start: 0, end: size - 1 };
    reply.type(type).header('content-length', end - start + 1);
    return reply.send(request.method === 'HEAD' ? undefined : await files.read(path, { start, end }));
  }

  app.route({ method: ['GET', 'HEAD'], url: '/api/assets/*', schema: { hide: true }, handler: send });
}
