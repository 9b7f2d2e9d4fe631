const RIGHT_TO_LEFT =
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Returns the direction of the first letter, as `dir="auto"` does, for elements around the text. Tags are no text. */
export function textDirection(text: string): 'rtl' | 'ltr' {
  return RIGHT_TO_LEFT.test(text.replace(/<[^>]*>|&\w+;/g, '')) ? 'rtl' : 'ltr';
}
