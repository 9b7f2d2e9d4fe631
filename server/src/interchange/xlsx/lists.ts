/** Lists within a cell: one entry a line, or separated by semicolons. A backslash makes a separator literal. */

/** Splits at the separators and at line breaks. Each separator is one sign. */
export function splitList(text: string, separators = ';|'): string[] {
  const parts: string[] = [''];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string;
    const next = text[at + 1] ?? '';
    if (sign === '\\' && next !== '' && `${separators}\\\n`.includes(next)) {
      parts[parts.length - 1] += next;
      at++;
    } else if (sign === '\n' || separators.includes(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Splits at line breaks, and leaves backslashes as they are. A backslash at the end of a line joins the next one. */
export function splitLines(text: string): string[] {
  const lines: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '\n') {
      lines.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...lines, text.slice(start)].filter((line) => line.trim() !== '');
}

/** Makes the separators in an entry literal. */
export function escapeEntry(text: string, separators = ';|'): string {
  let escaped = '';
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string;
    const next = text[at + 1];
    const isBefore = sign === '\\' && (next === undefined || `${separators}\\\n`.includes(next));
    escaped += isBefore || sign === '\n' || separators.includes(sign) ? `\\${sign}` : sign;
  }
  return escaped;
}

export const joinList = (entries: string[], separators?: string): string =>
  entries.map((entry) => escapeEntry(entry, separators)).join('; ');
