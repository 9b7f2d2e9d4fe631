/**
 * Listeners for Back and Forward that run before the router's. A window calls its listeners in the order of their
 * registration, so this module must load before the router starts.
 */
export const popGuards = new Set<(event: PopStateEvent) => void>();

window.addEventListener('popstate', (event) => {
  for (const guard of popGuards) guard(event);
});
