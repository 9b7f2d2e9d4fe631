/** Where in the store files are, by what they are for. Nothing under another folder is ever delivered. */
export const FOLDERS = ['bank_asset', 'bank_option', 'school_logo'] as const;
export type Folder = (typeof FOLDERS)[number];

/** What every stored file's path looks like, with its name and its extension. */
export const STORED_PATH = new RegExp(`^(?:${FOLDERS.join('|')})/([\\w-]+)\\.(\\w+)$`);
