/** A file of a paper is named by the SHA-256 of its content. */
const NAMED_BY_CONTENT = /\/([0-9a-f]{64})\.\w+(?:\?|$)/;

/** What was kept of a paper's file, if it is what its address says: whoever sat here before could have put something else there. */
export async function untouchedFile(
  found: Response | undefined,
  address: string,
): Promise<Response | undefined> {
  const [, sha256] = NAMED_BY_CONTENT.exec(address) ?? [];
  return sha256 === undefined ? undefined : untouched(found, sha256);
}

/**
 * What was kept, if its content has this hash. Of its head the type alone is taken: whatever else there is, as a policy that
 * reports each address to another host, can have been put there.
 */
export async function untouched(found: Response | undefined, sha256: string): Promise<Response | undefined> {
  if (!found) return undefined;
  const content = await found.arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  if (Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('') !== sha256) return undefined;
  return new Response(content, { headers: { 'content-type': found.headers.get('content-type') ?? '' } });
}
