/** Characters of symbol fonts, which have other meanings than the same codes in text. */

const SYMBOL_20 =
  ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼';
const SYMBOL_A0 = '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪';
const SYMBOL_F1 = '〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭';

const WINGDINGS: Record<number, string> = {
  108: '●',
  110: '■',
  111: '□',
  113: '❑',
  118: '❖',
  159: '•',
  160: '▪',
  161: '○',
  167: '▪',
  168: '☐',
  216: '➢',
  223: '←',
  224: '→',
  225: '↑',
  226: '↓',
  232: '➔',
  240: '⇨',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
};
const WINGDINGS_2: Record<number, string> = { 79: '✗', 80: '✓', 81: '☒', 82: '☑', 163: '☐' };

/** Returns the character that the font shows for a code, or undefined if it is not known. */
export function readSymbol(font: string, code: number): string | undefined {
  const at = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  const name = font.toLowerCase();
  if (name === 'symbol') {
    if (at >= 0xf1) return SYMBOL_F1[at - 0xf1];
    return at >= 0xa0 ? SYMBOL_A0[at - 0xa0] : SYMBOL_20[at - 0x20];
  }
  if (name === 'wingdings') return WINGDINGS[at];
  if (name === 'wingdings 2') return WINGDINGS_2[at];
  return code >= 0xf000 && code <= 0xf8ff ? undefined : String.fromCodePoint(code);
}

const PRIVATE = /[\uf020-\uf0ff]/;

/** Returns text that was typed in a font as it is seen. Unknown characters stay, and are given to `onUnknown`. */
export function readFontText(font: string, text: string, onUnknown: (code: number) => void): string {
  const isSymbol = /^symbol$/i.test(font);
  if (!isSymbol && !PRIVATE.test(text)) return text;
  return Array.from(text, (sign) => {
    if (!isSymbol && !PRIVATE.test(sign)) return sign;
    const code = sign.charCodeAt(0);
    const found = code > 0xff && code < 0xf000 ? sign : readSymbol(font, code);
    if (found === undefined) onUnknown(code);
    return found ?? sign;
  }).join('');
}
