/** Modules that `words-by-language.ts` builds from the catalogues. */
declare module 'virtual:words/*' {
  export const words: Record<string, Record<string, string>>;
}
