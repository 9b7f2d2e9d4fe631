/** Super- and subscripts as characters of Unicode, such as x² for x<sup>2</sup>. */
const SUPERSCRIPTS = { plain: '0123456789+-−–=()ni', raised: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ⁿⁱ' };
const SUBSCRIPTS = {
  plain: '0123456789+-−–=()aehijklmnoprstuvx',
  raised: '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ',
};

/** Returns the text in these characters, or undefined if one of its characters has none. */
function written(text: string, { plain, raised }: typeof SUPERSCRIPTS): string | undefined {
  const characters = [...text].map((character) => [...raised][[...plain].indexOf(character)]);
  return characters.includes(undefined) ? undefined : characters.join('');
}

/** Replaces super- and subscripts by characters. Returns how many were replaced, and how many cannot be written so. */
export function withUnicodeScripts(body: Element): { kept: number; lost: number } {
  const count = { kept: 0, lost: 0 };
  // The innermost come first: a script within a script cannot be written.
  for (const element of [...body.querySelectorAll('sup, sub')].reverse()) {
    const text = element.textContent?.trim() ?? '';
    if (text === '') continue;
    const isNested = element.parentElement?.closest('sup, sub');
    const characters = isNested
      ? undefined
      : written(text, element.localName === 'sup' ? SUPERSCRIPTS : SUBSCRIPTS);
    if (characters !== undefined) element.replaceWith(characters);
    count[characters === undefined ? 'lost' : 'kept'] += 1;
  }
  return count;
}
