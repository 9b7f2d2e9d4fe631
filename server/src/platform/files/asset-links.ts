/**
 * Signed addresses of files. A signature is valid for one path until it expires. Expiries are rounded to the week. So
 * a file keeps one address, and its place in the browser's cache, for seven days at a time.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';

const WEEK_SECONDS = 7 * 24 * 3600;
/** No address is good for longer. */
export const LINKS_LAST_MS = 2 * WEEK_SECONDS * 1000;

/** The keys that sign addresses. */
interface LinkKeys {
  current(): Uint8Array;
  /** Those of before included, whose addresses still work. */
  all(): Uint8Array[];
}

export interface AssetLinks {
  /** Changes whenever `link` begins to answer other addresses: with the week, and with the key. */
  period(): string;
  /** The path with its signature as query, good for one to two weeks. */
  link(path: string): string;
  isGood(path: string, query: { expires: string; signature: string }): boolean;
}

export function createAssetLinks(keys: LinkKeys, clock: Clock): AssetLinks {
  const nowSeconds = () => clock().getTime() / 1000;
  const week = () => Math.floor(nowSeconds() / WEEK_SECONDS);
  const sign = (path: string, expires: string, key = keys.current()) =>
    createHmac('sha256', key).update(`${expires}\n${path}`).digest('base64url');
  const marks = new Map<Uint8Array, string>();
  function markOf(key: Uint8Array): string {
    const mark = marks.get(key) ?? sign('', '', key).slice(0, 6);
    marks.set(key, mark);
    return mark;
  }
  function isGenuine(given: Buffer, right: Buffer): boolean {
    return given.length === right.length && timingSafeEqual(given, right);
  }

  return {
    period: () => `${week()}${markOf(keys.current())}`,
    link(path) {
      const expires = String((week() + 2) * WEEK_SECONDS);
      return `${path}?expires=${expires}&signature=${sign(path, expires)}`;
    },
    isGood(path, { expires, signature }) {
      const given = Buffer.from(signature);
      const isSigned = keys.all().some((key) => isGenuine(given, Buffer.from(sign(path, expires, key))));
      return isSigned && Number(expires) > nowSeconds();
    },
  };
}
