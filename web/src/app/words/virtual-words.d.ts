/** Modules that `words-by-language.ts` builds from every feature's `words.ts`. */
declare module 'virtual:words/sentences' {
  export const words: Record<string, string>;
}

declare module 'virtual:words/*' {
  export const words: Record<string, Record<string, string>>;
}
