/** Guesses the language of a file, for words that its format does not have. */

const INDONESIAN =
  /\b(yang|dan|adalah|dengan|untuk|dari|ini|itu|pada|tidak|berikut|merupakan|apakah|benar|salah|soal)\b/gi;
const ENGLISH = /\b(the|of|and|is|are|to|which|what|with|for|in|was|this|that|true|false|question)\b/gi;

const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;

/** Returns `id` unless English words are more frequent. */
export const fileLanguage = (text: string): 'en' | 'id' =>
  count(text, ENGLISH) > count(text, INDONESIAN) ? 'en' : 'id';
