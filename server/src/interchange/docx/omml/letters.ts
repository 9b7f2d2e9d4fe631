/** Letters in the styles of formulas. MathML Core has no attribute for most of them, so they are other characters. */

interface Alphabet {
  upper: number;
  lower: number;
  digits?: number;
  /** Characters that Unicode had before it had the alphabet. */
  exceptions?: Record<string, string>;
  /** The LaTeX command. */
  command: string;
}

const SCRIPT = { B: 'ℬ', E: 'ℰ', F: 'ℱ', H: 'ℋ', I: 'ℐ', L: 'ℒ', M: 'ℳ', R: 'ℛ', e: 'ℯ', g: 'ℊ', o: 'ℴ' };
const FRAKTUR = { C: 'ℭ', H: 'ℌ', I: 'ℑ', R: 'ℜ', Z: 'ℨ' };
const DOUBLE = { C: 'ℂ', H: 'ℍ', N: 'ℕ', P: 'ℙ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' };

const ALPHABETS: Record<string, Alphabet> = {
  bold: { upper: 0x1d400, lower: 0x1d41a, digits: 0x1d7ce, command: 'mathbf' },
  'bold-italic': { upper: 0x1d468, lower: 0x1d482, digits: 0x1d7ce, command: 'boldsymbol' },
  script: { upper: 0x1d49c, lower: 0x1d4b6, exceptions: SCRIPT, command: 'mathscr' },
  'bold-script': { upper: 0x1d4d0, lower: 0x1d4ea, command: 'mathscr' },
  fraktur: { upper: 0x1d504, lower: 0x1d51e, exceptions: FRAKTUR, command: 'mathfrak' },
  'bold-fraktur': { upper: 0x1d56c, lower: 0x1d586, command: 'mathfrak' },
  'double-struck': {
    upper: 0x1d538,
    lower: 0x1d552,
    digits: 0x1d7d8,
    exceptions: DOUBLE,
    command: 'mathbb',
  },
  'sans-serif': { upper: 0x1d5a0, lower: 0x1d5ba, digits: 0x1d7e2, command: 'mathsf' },
  'bold-sans-serif': { upper: 0x1d5d4, lower: 0x1d5ee, digits: 0x1d7ec, command: 'mathsf' },
  monospace: { upper: 0x1d670, lower: 0x1d68a, digits: 0x1d7f6, command: 'mathtt' },
};
const GREEK: Record<string, [upper: number, lower: number]> = {
  bold: [0x1d6a8, 0x1d6c2],
  'bold-italic': [0x1d71c, 0x1d736],
};

/** Returns the text in the alphabet. Characters that it does not have stay. */
export function styleLetters(text: string, style: string): string {
  const alphabet = ALPHABETS[style];
  if (!alphabet) return text;
  return Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    const greek = GREEK[style];
    if (alphabet.exceptions?.[letter]) return alphabet.exceptions[letter];
    if (/[A-Z]/.test(letter)) return String.fromCodePoint(alphabet.upper + code - 65);
    if (/[a-z]/.test(letter)) return String.fromCodePoint(alphabet.lower + code - 97);
    if (/\d/.test(letter) && alphabet.digits) return String.fromCodePoint(alphabet.digits + code - 48);
    if (greek && /[Α-Ω]/.test(letter)) return String.fromCodePoint(greek[0] + code - 0x391);
    if (greek && /[α-ω]/.test(letter)) return String.fromCodePoint(greek[1] + code - 0x3b1);
    return letter;
  }).join('');
}

export const commandOf = (style: string): string | undefined => ALPHABETS[style]?.command;
