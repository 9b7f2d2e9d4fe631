/** The folders of the store, by the files' purpose. Files of other folders are never served. */
export const FOLDERS = ['bank_asset', 'bank_option', 'school_logo'] as const;
export type Folder = (typeof FOLDERS)[number];

/** Matches the path of a stored file. Its groups are the name and the extension. */
export const STORED_PATH = new RegExp(`^(?:${FOLDERS.join('|')})/([\\w-]+)\\.(\\w+)$`);
