/** Returns the address of a file, given its path in a paper, which includes the signature as query. */
export function assetUrl(path: string): string {
  return `/api/assets/${path}`;
}

/** Returns whether the text of an option is the path of an uploaded image. Texts such as 'bank' are not. */
export function isImagePath(text: string): boolean {
  return /^bank_(asset|option)\/[\w-]+\.\w+(\?[\w=&-]*)?$/.test(text);
}

/** Returns the paths of the pictures in rich text. The server writes their source first. */
export function imagePathsIn(html: string): string[] {
  return [...html.matchAll(/<img src="([^"]+)"/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'));
}
