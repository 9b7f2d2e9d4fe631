import type { BankAsset, BankType } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import type { Fields } from '../platform/errors.ts';
import { unlink } from '../platform/files/asset-links.ts';
import type { MediaKind } from '../platform/files/store-upload.ts';
import { addFault, type ItemForm } from './item-form.ts';

const NEEDED = { image: 'image_needed', audio: 'audio_needed', video: 'video_needed' } as const;

const NO_ASSETS: BankAsset = { image: [], audio: [], video: [] };

type FileLists = Pick<ItemForm, 'bank_asset_delete_list' | 'bank_asset_old_list'>;

/** Returns the paths in a list of the form. A path that was not there before is a fault. */
function pathsOf(
  form: FileLists,
  list: 'bank_asset_delete_list' | 'bank_asset_old_list',
  had: string[],
  faults: Fields,
): string[] {
  const paths = (form[list] ?? []).map(unlink);
  if (paths.some((path) => !had.includes(path))) {
    addFault(faults, list, problem('no_such_file'));
  }
  return paths;
}

function refuseUnfit(type: BankType, assets: BankAsset, faults: Fields): void {
  if (type !== 'text' && assets[type].length === 0) addFault(faults, 'bank_asset', problem(NEEDED[type]));
  if (type !== 'video' && assets.video.length > 0) {
    addFault(faults, 'bank_asset', problem('video_only_in_video'));
  }
}

/** Returns the assets that stay, followed by the new ones. A file that is deleted and uploaded again stays. */
export function composeFiles(
  form: FileLists,
  added: { path: string; kind: MediaKind }[],
  current: BankAsset = NO_ASSETS,
  faults: Fields,
): BankAsset {
  const had = Object.values(current).flat();
  const deleted = pathsOf(form, 'bank_asset_delete_list', had, faults);
  pathsOf(form, 'bank_asset_old_list', had, faults);
  const compose = (kind: MediaKind) => {
    const kept = current[kind].filter((path) => !deleted.includes(path));
    const fresh = added.filter((file) => file.kind === kind).map((file) => file.path);
    return [...new Set([...kept, ...fresh])];
  };
  return { image: compose('image'), audio: compose('audio'), video: compose('video') };
}

/** Returns the assets of a question. They must fit its type. */
export function composeAssets(
  form: ItemForm,
  added: { path: string; kind: MediaKind }[],
  current: BankAsset | undefined,
  faults: Fields,
): BankAsset {
  const assets = composeFiles(form, added, current, faults);
  refuseUnfit(form.bank_type, assets, faults);
  return assets;
}
