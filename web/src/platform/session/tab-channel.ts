/** By which the tabs of a browser talk to each other. */
export function openTabChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    // Firefox has no channel for a site that may store nothing. Then tabs share nothing.
    return undefined;
  }
}
