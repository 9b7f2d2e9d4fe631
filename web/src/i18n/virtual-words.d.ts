/** Made by `words-by-language.ts` from every feature's `words.ts`. */
declare module 'virtual:words/*' {
  const words: Record<string, Record<string, string>>;
  export default words;
}
