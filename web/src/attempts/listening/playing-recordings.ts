/** Recordings that are heard in this document, and would be cut off by another. */
let heard = 0;

/** Answers what to call when it is heard no longer. */
export function notePlaying(): () => void {
  heard += 1;
  return () => {
    heard -= 1;
  };
}

export const isAnyPlaying = () => heard > 0;
