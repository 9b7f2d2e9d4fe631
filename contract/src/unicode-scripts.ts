/** Super- and subscripts as characters of Unicode, such as x² for x<sup>2</sup>. */
const SCRIPTS = {
  sup: { plain: '0123456789+-−–=()ni', raised: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ⁿⁱ' },
  sub: { plain: '0123456789+-−–=()aehijklmnoprstuvx', raised: '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ' },
};

/** Returns the text of the element in these characters, or undefined if one of its characters has none. */
export function unicodeScript(element: 'sup' | 'sub', text: string): string | undefined {
  const { plain, raised } = SCRIPTS[element];
  const characters = [...text].map((character) => [...raised][[...plain].indexOf(character)]);
  return characters.includes(undefined) ? undefined : characters.join('');
}
