/** The notation of embedded answers, such as `{1:SHORTANSWER:=Paris#Yes~%50%Lutetia}`. */

export interface ClozeAnswer {
  /** In percent. */
  fraction: number;
  /** HTML. */
  text: string;
  feedback: string;
}

export interface ClozePart {
  weight: number;
  type: 'list' | 'text' | 'number';
  /** Whether capital letters matter. */
  isCase: boolean;
  isShuffled: boolean;
  answers: ClozeAnswer[];
}

/** A piece of text, a part, or the name of a part that is of no type here. */
export type ClozePiece = string | ClozePart | { unknown: string };

const START = /\{(\d*):([A-Z_]+):/g;
const TYPES: Record<string, Pick<ClozePart, 'type'> & Partial<ClozePart>> = {
  ...Object.fromEntries(
    ['MULTICHOICE', 'MC', 'MULTICHOICE_V', 'MCV', 'MULTICHOICE_H', 'MCH'].map((name) => [
      name,
      { type: 'list' },
    ]),
  ),
  ...Object.fromEntries(
    ['MULTICHOICE_S', 'MCS', 'MULTICHOICE_VS', 'MCVS', 'MULTICHOICE_HS', 'MCHS'].map((name) => [
      name,
      { type: 'list', isShuffled: true },
    ]),
  ),
  ...Object.fromEntries(['SHORTANSWER', 'SA', 'MW'].map((name) => [name, { type: 'text' }])),
  ...Object.fromEntries(
    ['SHORTANSWER_C', 'SAC', 'MWC'].map((name) => [name, { type: 'text', isCase: true }]),
  ),
  ...Object.fromEntries(['NUMERICAL', 'NM'].map((name) => [name, { type: 'number' }])),
};

/** Signs after a backslash mean themselves. A star keeps its backslash, which short answers know. */
const unescapeSigns = (text: string): string => text.replace(/\\([~#=}{"/%:\\])/g, '$1').trim();

/** Splits at a sign that is neither escaped nor part of an entity such as `&#39;`. */
function splitAt(text: string, sign: string): string[] {
  const parts = [''];
  for (let at = 0; at < text.length; at++) {
    const char = text[at] as string;
    if (char === '\\' && at + 1 < text.length) {
      parts[parts.length - 1] += char + text[++at];
    } else if (char === sign && text[at - 1] !== '&') parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts;
}

function readAnswer(alternative: string): ClozeAnswer {
  const [answer = '', ...feedback] = splitAt(alternative, '#');
  const [, mark = '', percent, rest = ''] = /^\s*(=|%(-?\d+(?:\.\d*)?)%)?([\s\S]*)$/.exec(answer) ?? [];
  const fraction = mark === '=' ? 100 : Number(percent ?? 0);
  return { fraction, text: unescapeSigns(rest), feedback: unescapeSigns(feedback.join('#')) };
}

/** Returns the index of the closing brace. */
function endOf(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '}') return at;
  }
  return -1;
}

export function readCloze(text: string): ClozePiece[] {
  const pieces: ClozePiece[] = [];
  let from = 0;
  for (const start of text.matchAll(START)) {
    if (start.index < from) continue;
    const [all, weight, name = ''] = start;
    const end = endOf(text, start.index + all.length);
    const type = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
    pieces.push(text.slice(from, start.index));
    if (!type || end < 0) {
      pieces.push({ unknown: type ? text.slice(start.index, start.index + 30) : name });
      from = end < 0 ? text.length : end + 1;
      continue;
    }
    const answers = splitAt(text.slice(start.index + all.length, end), '~').map(readAnswer);
    pieces.push({
      weight: Number(weight || 1),
      isCase: false,
      isShuffled: false,
      ...type,
      answers: answers.filter((one) => one.text !== ''),
    });
    from = end + 1;
  }
  return [...pieces, text.slice(from)];
}

/** Encodes all signs that the notation or HTML knows. */
export const escapeCloze = (text: string): string =>
  text.replace(/[&<>"'~#}{=%\\:/\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);
