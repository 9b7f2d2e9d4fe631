/** Where in the store files are, by what they are for. Nothing under another folder is ever delivered. */
export const FOLDERS = ['bank_asset', 'bank_option', 'school_logo'] as const;
export type Folder = (typeof FOLDERS)[number];
