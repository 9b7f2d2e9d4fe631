import type { AssetLinks } from '../platform/files/asset-links.ts';
import { escapeAttribute } from './write-html.ts';

const SOURCE = /<img src="([^"]+)"/g;

/** Returns the paths of the pictures in stored content. */
export const picturesIn = (html: string): string[] => [...html.matchAll(SOURCE)].map(([, path = '']) => path);

/** Signs the pictures in stored content. `readContent` writes their source first. */
export function linkContent(html: string, links: Pick<AssetLinks, 'link'>): string {
  return html.replace(SOURCE, (_, path: string) => `<img src="${escapeAttribute(links.link(path))}"`);
}
