/** Made by `words-by-language.ts` from every feature's `words.ts`. */
declare module 'virtual:words/*' {
  const words: Record<string, Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: a catalogue is the whole of its module.
  export default words;
}
