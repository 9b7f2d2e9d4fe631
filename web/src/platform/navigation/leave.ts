export type Go = () => void;

/** The mounted guards of unsaved work. A guard asks, and calls `go` if the person agrees to leave. */
export const guards = new Set<(go: Go) => void>();

/** Calls `go` at once, or after the person has agreed to lose unsaved work. */
export function leaveWith(go: Go) {
  const [ask] = guards;
  if (ask) ask(go);
  else go();
}
