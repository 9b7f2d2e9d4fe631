/** Tags for what styles mean. */
const MEANINGS: [tag: string, pattern: RegExp][] = [
  ['strong', /(^|;)\s*font-weight\s*:\s*(bold|bolder|[6-9]00)\b/i],
  ['em', /(^|;)\s*font-style\s*:\s*(italic|oblique)\b/i],
  ['u', /(^|;)\s*text-decoration(-line)?\s*:[^;]*\bunderline\b/i],
  ['s', /(^|;)\s*text-decoration(-line)?\s*:[^;]*\bline-through\b/i],
  ['sup', /(^|;)\s*vertical-align\s*:\s*super\b/i],
  ['sub', /(^|;)\s*vertical-align\s*:\s*sub\b/i],
];

/** Returns the tags that have the meaning of a style attribute. */
export function tagsOfStyle(style: string): string[] {
  return MEANINGS.filter(([, pattern]) => pattern.test(style)).map(([tag]) => tag);
}

/** Whether the style takes back what the tag means. Google Docs writes everything in such a `b`. */
export function isUndone(tag: string, style: string): boolean {
  if (tag === 'b' || tag === 'strong') return /(^|;)\s*font-weight\s*:\s*(normal|[1-5]00)\b/i.test(style);
  return (tag === 'i' || tag === 'em') && /(^|;)\s*font-style\s*:\s*normal\b/i.test(style);
}
