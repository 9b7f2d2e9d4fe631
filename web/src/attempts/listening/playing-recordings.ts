/** Number of recordings that play in this document. Opening another document would cut them off. */
let playing = 0;

/** Counts a recording as playing. Returns a function for its end. */
export function notePlaying(): () => void {
  playing += 1;
  return () => {
    playing -= 1;
  };
}

export const isAnyPlaying = () => playing > 0;
