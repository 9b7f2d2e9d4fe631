/**
 * Signed addresses of files. A signature is valid for one path until it expires. Expiries are rounded to weeks, so that
 * a file's address stays the same for seven days and browsers can cache the file.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';

const WEEK_SECONDS = 7 * 24 * 3600;
/** Longest validity of an address. */
export const LINKS_LAST_MS = 2 * WEEK_SECONDS * 1000;

/** The signing keys of addresses. */
interface LinkKeys {
  current(): Uint8Array;
  /** Includes previous keys, whose addresses are still valid. */
  all(): Uint8Array[];
}

export interface AssetLinks {
  /** Cache key for replies with addresses. It changes when `link` returns new addresses: with the week or the key. */
  period(): string;
  /** Returns the path with its signature as query. The address is valid for one to two weeks. */
  link(path: string): string;
  isGood(path: string, query: { expires: string; signature: string }): boolean;
}

export function createAssetLinks(keys: LinkKeys, clock: Clock): AssetLinks {
  const nowSeconds = () => clock().getTime() / 1000;
  const week = () => Math.floor(nowSeconds() / WEEK_SECONDS);
  const sign = (path: string, expires: string, key = keys.current()) =>
    createHmac('sha256', key).update(`${expires}\n${path}`).digest('base64url');
  /** Every request for a paper needs the mark of the key. */
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

/** Returns the path of a link, without its signature. */
export function unlink(link: string): string {
  return link.replace(/\?.*$/s, '');
}
