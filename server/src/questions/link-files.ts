/** Converts an item's file paths to signed links, with which a browser can fetch them, and back. */
import type { BankAsset, BankItem, Stimulus, TextType } from '@lulus/contract';
import { linkContent } from '../content/link-content.ts';
import { answerNumbers } from '../interactions/index.ts';
import type { RevisionItem, RevisionStimulus } from '../platform/db/json-columns.ts';
import type { AssetLinks } from '../platform/files/asset-links.ts';
import type { BankItemRow } from './bank-items.queries.ts';
import type { StimulusRow } from './stimuli.queries.ts';

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
  if (item.option_type === 'html') return linkContent(option, links);
  return item.option_type === 'file' && option !== '' ? links.link(option) : option;
}

const linkText = (text: string, type: TextType, links: AssetLinks): string =>
  type === 'html' ? linkContent(text, links) : text;

/** Returns the hint, with signed pictures. */
export const linkHint = ({ hint, hint_type }: Pick<RevisionItem, 'hint' | 'hint_type'>, links: AssetLinks) =>
  hint && linkText(hint, hint_type, links);

type Rows = Pick<RevisionItem, 'bank_rows' | 'rows_type'>;

/** Returns the statements by row, with signed pictures. */
export const linkRows = ({ bank_rows, rows_type }: Rows, links: AssetLinks): Record<string, string> =>
  Object.fromEntries(Object.entries(bank_rows).map(([row, text]) => [row, linkText(text, rows_type, links)]));

/** The same in order, as papers and reviews have them. */
export const listRows = (item: Rows, links: AssetLinks): Record<string, string>[] =>
  Object.entries(linkRows(item, links)).map(([row, statement]) => ({ [row]: statement }));

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
    bank_rows: linkRows(item, links),
    hint: linkHint(item, links),
  };
}

type Shown = Pick<RevisionStimulus, 'content' | 'bank_asset'>;

/** Returns what a stimulus shows, with signed links. */
export const linkStimulus = ({ content, bank_asset }: Shown, links: AssetLinks): Shown => ({
  content: linkContent(content, links),
  bank_asset: linkAssets(bank_asset, links),
});

/** Returns a stimulus for staff, with signed links. */
export const linkStimulusRow = (stimulus: StimulusRow, links: AssetLinks): Stimulus => ({
  ...stimulus,
  ...linkStimulus(stimulus, links),
});
