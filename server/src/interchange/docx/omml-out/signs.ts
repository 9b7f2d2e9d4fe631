/** Signs of MathML that have an element of their own in formulas of Word. */

/** Large operators whose limits belong to them, such as sums and integrals. */
export const LARGE_OPERATORS = new Set('∑∏∐∫∬∭∮∯∰⋀⋁⋂⋃⨀⨁⨂⨄⨆');

/** Accents as MathML and as Word write them. */
export const ACCENTS: Record<string, string> = {
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '∼': '\u0303',
  '.': '\u0307',
  '˙': '\u0307',
  '¨': '\u0308',
  '..': '\u0308',
  '→': '\u20d7',
  '⃗': '\u20d7',
  '←': '\u20d6',
  '↔': '\u20e1',
  ˇ: '\u030c',
  '˘': '\u0306',
  '´': '\u0301',
  '`': '\u0300',
  '˚': '\u030a',
  '⃛': '\u20db',
  '\u02c9': '\u0305',
};

export const LINES_ABOVE = new Set(['‾', '¯', '_', '―', '\u0305', '\u0332', '–', '─']);
export const BRACES = new Set(['⏞', '⏟', '⏜', '⏝', '⎴', '⎵', '⏠', '⏡']);

const BRACKETS = '()[]{}|‖⟨⟩⌊⌋⌈⌉⟦⟧∣∥<>/\\↑↓⇑⇓⎰⎱';
export const isBracket = (sign: string): boolean =>
  sign === '' || (sign.length === 1 && BRACKETS.includes(sign));

/** Signs that end what a sum or an integral is over. */
export const ENDS_OPERAND = /^[=≠<>≤≥≈≡≅∼→⇒⇔⟹⟺↦∈∉⊂⊆,;+−-]$/;

/** Styles of letters: `m:sty` and `m:scr`. */
export const LETTER_STYLES: Record<string, { style?: string; script?: string }> = {
  normal: { style: 'p' },
  italic: { style: 'i' },
  bold: { style: 'b' },
  'bold-italic': { style: 'bi' },
  'double-struck': { script: 'double-struck', style: 'p' },
  script: { script: 'script', style: 'p' },
  fraktur: { script: 'fraktur', style: 'p' },
  'sans-serif': { script: 'sans-serif', style: 'p' },
  monospace: { script: 'monospace', style: 'p' },
};

const SPACES: [em: number, space: string][] = [
  [1, '\u2003'],
  [0.5, '\u2002'],
  [0.25, '\u2005'],
  [0.1, '\u2009'],
];

/** Returns the space of a width, or nothing if it is narrow or negative. */
export function spaceOf(width: string): string {
  const em = width.endsWith('em') ? Number.parseFloat(width) : 0;
  const [, wide] = SPACES[0] as [number, string];
  const count = Math.min(4, Math.floor(em));
  if (count > 0) return wide.repeat(count);
  return SPACES.find(([least]) => em >= least)?.[1] ?? '';
}
