/**
 * Returns the part of a class name that is compared. Case, spaces, dots and hyphens do not count: "9 A" is "9-a".
 * Between two digits the signs count: "9.1" is not "91".
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
