/** By which the tabs of a browser talk to each other. */
export function openTabChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    // Firefox has none for a site of which it shall keep nothing. Then no tab shares anything with another.
    return undefined;
  }
}
