import { hex } from '../session/hex.ts';

/** A file of a paper is named by the SHA-256 of its content. */
const NAMED_BY_CONTENT = /\/([0-9a-f]{64})\.(\w+)(?:\?|$)/;

/** What was kept of a paper's file, if it is what its address says: whoever sat here before could have put something else there. */
export async function untouchedFile(
  found: Response | undefined,
  address: string,
  types?: Record<string, string>,
): Promise<Response | undefined> {
  const [, sha256, extension = ''] = NAMED_BY_CONTENT.exec(address) ?? [];
  return sha256 === undefined ? undefined : untouched(found, sha256, types?.[extension]);
}

/**
 * What was kept, if its content has this hash. Of its head nothing is taken but the type where none is given: a policy that reports
 * each address to another host, or a type that no page reads, can have been put there.
 */
export async function untouched(
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
