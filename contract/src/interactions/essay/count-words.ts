/** The words of a text: runs of characters between white space that have a letter or a digit. */
export const countWords = (text: string): number =>
  text.split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
