/** The folders of the store, by purpose. Files in any other folder are never served. */
export const FOLDERS = ['bank_asset', 'bank_option', 'school_logo'] as const;
export type Folder = (typeof FOLDERS)[number];

/** What every stored file's path looks like, with its name and its extension. */
export const STORED_PATH = new RegExp(`^(?:${FOLDERS.join('|')})/([\\w-]+)\\.(\\w+)$`);
