import { hex } from '../crypto/hex.ts';

/** A file of a paper is named by the SHA-256 of its content. */
const NAMED_BY_CONTENT = /\/([0-9a-f]{64})\.(\w+)(?:\?|$)/;

/** A kept file of a paper, if its content fits its address: another person at this computer could have replaced it. */
export async function verifyPaperFile(
  found: Response | undefined,
  address: string,
  types?: Record<string, string>,
): Promise<Response | undefined> {
  const [, sha256, extension = ''] = NAMED_BY_CONTENT.exec(address) ?? [];
  return sha256 === undefined ? undefined : verifyFile(found, sha256, types?.[extension]);
}

/**
 * A kept file, if its content has this hash. From its headers only the type is used, and only where none is given.
 * Planted headers could contain a policy that reports each address to another host, or an unreadable type.
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
