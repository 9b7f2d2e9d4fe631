/** Opens a channel between the tabs of this browser. */
export function openTabChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    // Firefox throws if the site may not store data. Then tabs share no data either.
    return undefined;
  }
}
