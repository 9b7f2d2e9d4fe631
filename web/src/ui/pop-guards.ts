/**
 * Who wants to hear of going back and forward before the router does. A window calls its listeners in the order in which
 * they came, so this one is added with the program, ahead of the router's.
 */
export const popGuards = new Set<(event: PopStateEvent) => void>();

window.addEventListener('popstate', (event) => {
  for (const guard of popGuards) guard(event);
});
