export type Go = () => void;

/** The guards of unsaved work on screen: each can ask, and goes on when the person wants to leave. */
export const guards = new Set<(go: Go) => void>();

/** Goes on at once, or where there is unsaved work once the person has agreed to lose it. */
export function leaveWith(go: Go) {
  const [ask] = guards;
  if (ask) ask(go);
  else go();
}
