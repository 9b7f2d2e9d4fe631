import { MAX_OPTIONS_PER_QUESTION } from '@lulus/contract';
import type { Context } from '../context.ts';
import { type MediaKind, storeUpload } from '../files/store-upload.ts';
import type { UploadedFile } from '../http/multipart.ts';
import { refuseStrayFiles } from '../http/stray-files.ts';
import type { ItemForm } from './item-form.ts';

export interface ItemFiles {
  assets: { path: string; kind: MediaKind }[];
  /** Option number to path. */
  options: Record<string, string>;
}

/** The number of the option that the file is for; undefined when it is none of this form. */
function optionNumber(field: string): string | undefined {
  const number = /^bank_option_file\[([1-9]\d?)\]$/.exec(field)?.[1];
  return Number(number) <= MAX_OPTIONS_PER_QUESTION ? number : undefined;
}

/**
 * Stores the files of a question's form: images as options, and as assets what its type allows. They are stored
 * before any row is written; what no row refers to in the end is swept away.
 */
export async function storeItemFiles(
  context: Context,
  { bank_type, option_type }: Pick<ItemForm, 'bank_type' | 'option_type'>,
  files: UploadedFile[],
): Promise<ItemFiles> {
  refuseStrayFiles(files, (field) => field === 'bank_asset' || optionNumber(field) !== undefined);
  const kinds: MediaKind[] = bank_type === 'video' ? ['image', 'audio', 'video'] : ['image', 'audio'];
  const stored: ItemFiles = { assets: [], options: {} };
  for (const file of files) {
    const number = optionNumber(file.field);
    if (number === undefined) {
      stored.assets.push(await storeUpload(context, file, { folder: 'bank_asset', kinds }));
    } else if (option_type === 'file') {
      const { path } = await storeUpload(context, file, { folder: 'bank_option', kinds: ['image'] });
      stored.options[number] = path;
    }
  }
  return stored;
}
