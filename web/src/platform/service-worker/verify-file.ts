import { hex } from '../crypto/hex.ts';

/** Name of a paper's file: the SHA-256 of its content and an extension. */
const NAMED_BY_CONTENT = /\/([0-9a-f]{64})\.(\w+)(?:\?|$)/;

/** Returns a cached file of a paper if its content matches the hash in its address. Others can write to the cache. */
export async function verifyPaperFile(
  found: Response | undefined,
  address: string,
  types?: Record<string, string>,
): Promise<Response | undefined> {
  const [, sha256, extension = ''] = NAMED_BY_CONTENT.exec(address) ?? [];
  return sha256 === undefined ? undefined : verifyFile(found, sha256, types?.[extension]);
}

/**
 * Returns a cached file if its content has this hash, otherwise undefined. Drops its headers, which may be forged,
 * except for the content type if `type` is not given.
 */
export async function verifyFile(
  found: Response | undefined,
  sha256: string,
  type?: string,
): Promise<Response | undefined> {
  if (!found) return undefined;
  const content = await found.arrayBuffer();
  if (hex(await crypto.subtle.digest('SHA-256', content)) !== sha256) return undefined;
  return new Response(content, {
    headers: { 'content-type': type ?? found.headers.get('content-type') ?? '' },
  });
}
