/** An item's file paths with the signatures that a browser needs to fetch them. */
import type { BankAsset } from '@lulus/contract';
import type { RevisionItem } from '../examinations/revision.ts';
import type { AssetLinks } from '../files/asset-links.ts';

export function linkAssets(assets: BankAsset, links: AssetLinks): BankAsset {
  return {
    image: assets.image.map(links.link),
    audio: assets.audio.map(links.link),
    video: assets.video.map(links.link),
  };
}

/** The option's text, or for a file option its signed path; '' where there is no such option. */
export function linkOption(
  item: Pick<RevisionItem, 'option_type' | 'bank_option'>,
  key: string,
  links: AssetLinks,
): string {
  const option = item.bank_option[key] ?? '';
  return item.option_type === 'file' && option !== '' ? links.link(option) : option;
}
