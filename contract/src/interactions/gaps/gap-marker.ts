/** Matches the markers of gaps in plain text. `[[1]]` is where gap 1 is. */
export const GAP_MARKER = /\[\[([1-9]\d?)\]\]/g;
