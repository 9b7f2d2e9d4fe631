/** Escapes of GIFT. Encoded, each is one noncharacter of Unicode, so that signs of the format can be searched. */

const SIGNS = ['\\', ':', '#', '=', '{', '}', '~', '\n'];
const FIRST = 0xfdd0;

const CODES = new Map(
  SIGNS.map((sign, at) => [`\\${sign === '\n' ? 'n' : sign}`, String.fromCharCode(FIRST + at)]),
);

/** Commands of LaTeX that begin like an escaped line break. */
const LATEX_N =
  /^n(e|eq|eg|u|i|abla|ot|otin|leq|geq|mid|parallel|subseteq|earrow|warrow|atural|exists|olimits|onumber)(?![a-z])/i;
/** Formulas, which teachers write without escapes. */
const isInFormula = (before: string): boolean =>
  before.lastIndexOf('\\(') > before.lastIndexOf('\\)') || before.split('$$').length % 2 === 0;

/** Returns text of a file with each escape as one character. */
export const encodeEscapes = (text: string): string =>
  text.replace(/\\[\\:#={}~n]/g, (written, at: number) => {
    if (written === '\\n' && LATEX_N.test(text.slice(at + 1, at + 16)) && isInFormula(text.slice(0, at))) {
      return written;
    }
    return CODES.get(written) as string;
  });

export const decodeEscapes = (encoded: string): string =>
  encoded.replace(/[\ufdd0-\ufdd7]/g, (code) => SIGNS[code.charCodeAt(0) - FIRST] as string);

/** Returns text as GIFT writes it. */
export const writeEscapes = (text: string): string =>
  text.replace(/\r/g, '').replace(/[\\:#={}~\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));
