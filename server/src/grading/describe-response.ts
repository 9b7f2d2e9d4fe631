import type { ItemResponse } from '@lulus/contract';
import { typeOf } from '../interactions/index.ts';
import type { RevisionItem } from '../platform/db/json-columns.ts';
import type { AssetLinks } from '../platform/files/asset-links.ts';
import { linkOption } from '../questions/link-files.ts';

/** Returns a response as readable text; '' for none, and the signed link of an option that is a file. */
export function describeResponse(
  item: RevisionItem,
  response: ItemResponse | null,
  links: AssetLinks,
): string {
  if (response === null) return '';
  return typeOf(item).describe(item, response, (key) => linkOption(item, key, links));
}
