/** Returns whether a list has exactly the existing ids, each once and in any order. */
export function isSameIds(listed: string[], existing: string[]): boolean {
  const names = new Set(listed);
  return (
    listed.length === existing.length && names.size === listed.length && existing.every((id) => names.has(id))
  );
}
