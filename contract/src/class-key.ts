/**
 * Returns the part of a class name that is compared. Case does not count. Spaces, dots and hyphens count only between
 * two digits. So "9 A" and "9-a" are one class, "9.1" and "91" are two.
 */
export function classKey(name: string): string {
  return name.toLowerCase().replace(/(^|[^\d .-])[ .-]+|[ .-]+(?![\d .-])/g, '$1');
}

/** Returns each class once, in the first of its spellings. */
export function distinctClasses(names: Iterable<string>): string[] {
  const known = new Map<string, string>();
  for (const name of names) if (!known.has(classKey(name))) known.set(classKey(name), name);
  return [...known.values()];
}
