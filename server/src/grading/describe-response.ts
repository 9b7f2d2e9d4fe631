import type { ItemResponse } from '@lulus/contract';
import { contentText } from '../content/content-text.ts';
import { typeOf } from '../interactions/index.ts';
import type { RevisionItem } from '../platform/db/json-columns.ts';
import type { AssetLinks } from '../platform/files/asset-links.ts';
import { linkOption } from '../questions/link-files.ts';

/** Returns a response as readable text; '' for none, the words of rich text, and the signed link of a file. */
export function describeResponse(
  item: RevisionItem,
  response: ItemResponse | null,
  links: AssetLinks,
): string {
  if (response === null) return '';
  const optionText = (key: string) =>
    item.option_type === 'html' ? contentText(item.bank_option[key] ?? '') : linkOption(item, key, links);
  return typeOf(item).describe(item, response, optionText);
}
