/** Converts an item's file paths to signed links, with which a browser can fetch them, and back. */
import type { BankAsset, BankItem } from '@lulus/contract';
import { linkContent } from '../content/link-content.ts';
import { answerNumbers } from '../interactions/index.ts';
import type { RevisionItem } from '../platform/db/json-columns.ts';
import type { AssetLinks } from '../platform/files/asset-links.ts';
import type { BankItemRow } from './bank-items.queries.ts';

export function linkAssets(assets: BankAsset, links: AssetLinks): BankAsset {
  return {
    image: assets.image.map(links.link),
    audio: assets.audio.map(links.link),
    video: assets.video.map(links.link),
  };
}

/** Returns the option's text, or the signed link of a file option. Returns '' if there is no such option. */
export function linkOption(
  item: Pick<RevisionItem, 'option_type' | 'bank_option'>,
  key: string,
  links: AssetLinks,
): string {
  const option = item.bank_option[key] ?? '';
  return item.option_type === 'file' && option !== '' ? links.link(option) : option;
}

/** Returns the statements of a question in order, as the wire has them. */
export const listRows = ({ bank_rows }: Pick<RevisionItem, 'bank_rows'>): Record<string, string>[] =>
  Object.entries(bank_rows).map(([row, statement]) => ({ [row]: statement }));

/** Returns a question for admins, with signed links. */
export function linkItem(item: BankItemRow, links: AssetLinks): BankItem {
  return {
    ...item,
    bank_question: linkContent(item.bank_question, links),
    bank_answer: answerNumbers(item),
    bank_option: Object.fromEntries(
      Object.keys(item.bank_option).map((key) => [key, linkOption(item, key, links)]),
    ),
    bank_asset: linkAssets(item.bank_asset, links),
  };
}
