const keys = new WeakMap<File, number>();
let last = 0;

/** A React key for a chosen file. Name, size and time are no key, because the same file may be chosen twice. */
export function fileKey(file: File): number {
  const key = keys.get(file) ?? ++last;
  keys.set(file, key);
  return key;
}
