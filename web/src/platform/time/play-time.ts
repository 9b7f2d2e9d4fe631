/** Returns a position in a recording as minutes and seconds, such as '0:11'. */
export function playTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
