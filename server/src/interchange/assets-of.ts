import type { BankAsset } from '@lulus/contract';
import type { MediaFile } from './fitted.ts';

/** Returns the paths of these files by kind. */
export function assetsOf(names: string[], media: Map<string, MediaFile>): BankAsset {
  const files = names.flatMap((name) => media.get(name) ?? []);
  const ofKind = (wanted: string) => files.filter(({ kind }) => kind === wanted).map(({ path }) => path);
  return { image: ofKind('image'), audio: ofKind('audio'), video: ofKind('video') };
}
