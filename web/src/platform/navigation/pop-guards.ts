/**
 * Listeners that must run on Back and Forward before the router's. A window calls its listeners in the order of their
 * registration. So this one is added with the program, ahead of the router's.
 */
export const popGuards = new Set<(event: PopStateEvent) => void>();

window.addEventListener('popstate', (event) => {
  for (const guard of popGuards) guard(event);
});
