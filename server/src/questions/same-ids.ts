/** Whether a list names exactly the ids that there are, each once and in any order. */
export function isSameIds(listed: string[], existing: string[]): boolean {
  const names = new Set(listed);
  return (
    listed.length === existing.length && names.size === listed.length && existing.every((id) => names.has(id))
  );
}
