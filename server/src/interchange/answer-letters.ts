/** Reads the right options as letters, such as "C", "A, C", "b dan d" or "C. Jakarta". */

const SEPARATOR = /\s*(?:[,;&/+]|\bdan\b|\band\b)\s*/i;

/** Returns the numbers of the options, or null if the text names none. */
export function readAnswerLetters(written: string, options: string[]): string[] | null {
  const text = written.trim().replace(/[.!]$/, '');
  const parts = text.split(SEPARATOR);
  if (parts.every((part) => /^\(?[A-Za-z][.)]?$/.test(part.trim()))) {
    const numbers = parts.map((part) => (part.match(/[A-Za-z]/)?.[0] ?? '').toUpperCase().charCodeAt(0) - 64);
    const distinct = [...new Set(numbers)].sort((a, b) => a - b);
    return distinct.every((number) => number <= options.length) ? distinct.map(String) : null;
  }
  // "C. Jakarta", "C (Jakarta)" or "C. because ...": the letter counts, unless the text is that of another option.
  const same = (one: string, other: string) => normalize(one) === normalize(other);
  const [, letter, rest = ''] = /^\(?([A-Za-z])\s*(?:[.):]\s*|\s[-–]\s*|\s(?=\())(.+)$/s.exec(text) ?? [];
  if (letter) {
    const at = letter.toUpperCase().charCodeAt(0) - 65;
    const isOther =
      options.some((option, other) => other !== at && same(option, rest)) && !same(options[at] ?? '', rest);
    return options[at] !== undefined && !isOther ? [String(at + 1)] : null;
  }
  const found = options.findIndex((option) => same(option, text));
  return found < 0 ? null : [String(found + 1)];
}

const normalize = (text: string) => text.replace(/\s+/g, ' ').trim().replace(/\.$/, '').toLowerCase();
