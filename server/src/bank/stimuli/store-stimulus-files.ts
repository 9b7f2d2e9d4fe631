import { type StoreContext, storeUpload } from '../../platform/files/store-upload.ts';
import type { UploadedFile } from '../../platform/http/requests/multipart.ts';
import { rejectStrayFiles } from '../../platform/http/requests/reject-stray-files.ts';
import { ASSETS, type ItemFiles } from '../store-item-files.ts';

/** Stores the files of a stimulus' form, before any row is written. */
export async function storeStimulusFiles(
  context: StoreContext,
  files: UploadedFile[],
): Promise<ItemFiles['assets']> {
  rejectStrayFiles(files, (field) => ASSETS.includes(field));
  const stored: ItemFiles['assets'] = [];
  for (const file of files) {
    stored.push(
      await storeUpload(context, file, { folder: 'bank_asset', kinds: ['image', 'audio', 'video'] }),
    );
  }
  return stored;
}
