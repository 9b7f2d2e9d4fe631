/** Returns a copy of the list with the entry at index `from` moved to `to`. Unchanged if an index is out of range. */
export function moveEntry<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list[from];
  const result = [...list];
  if (entry === undefined || to < 0 || to >= list.length) return result;
  result.splice(from, 1);
  result.splice(to, 0, entry);
  return result;
}
