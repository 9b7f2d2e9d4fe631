/** A path of a paper, which carries its signature as query, as an address. */
export function assetUrl(path: string): string {
  return `/api/assets/${path}`;
}

/** An option text that is a stored file's path is one. One that is the word 'bank', begins with it, or leads elsewhere is text. */
export function isImagePath(text: string): boolean {
  return /^bank_(asset|option)\/[\w-]+\.\w+(\?[\w=&-]*)?$/.test(text);
}
