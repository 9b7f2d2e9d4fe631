import { type MediaKind, type StoreContext, storeUpload } from '../platform/files/store-upload.ts';
import type { UploadedFile } from '../platform/http/requests/multipart.ts';
import { rejectStrayFiles } from '../platform/http/requests/reject-stray-files.ts';
import type { ItemForm } from './item-form.ts';
import { isOptionFile, numberOptionFiles } from './option-files.ts';

export interface ItemFiles {
  assets: { path: string; kind: MediaKind }[];
  /** Paths by option number. */
  options: Record<string, string>;
}

export const ASSETS = ['bank_asset', 'bank_asset[]'];

/**
 * Stores the files of a question's form: images as options, and media that its type allows as assets. Runs before any
 * row is written. The sweep deletes files that no row names in the end.
 */
export async function storeItemFiles(
  context: StoreContext,
  {
    bank_type,
    option_type,
    bank_current_option_file: kept = {},
  }: Pick<ItemForm, 'bank_type' | 'option_type' | 'bank_current_option_file'>,
  files: UploadedFile[],
): Promise<ItemFiles> {
  rejectStrayFiles(files, (field) => ASSETS.includes(field) || isOptionFile(field));
  const kinds: MediaKind[] = bank_type === 'video' ? ['image', 'audio', 'video'] : ['image', 'audio'];
  const numbers = numberOptionFiles(
    files,
    Object.keys(kept).filter((number) => kept[number] !== ''),
  );
  const stored: ItemFiles = { assets: [], options: {} };
  for (const file of files) {
    const number = numbers.get(file);
    if (number === undefined) {
      stored.assets.push(await storeUpload(context, file, { folder: 'bank_asset', kinds }));
    } else if (option_type === 'file') {
      const { path } = await storeUpload(context, file, { folder: 'bank_option', kinds: ['image'] });
      stored.options[number] = path;
    }
  }
  return stored;
}
