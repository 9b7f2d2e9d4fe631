/** Returns whether only this computer can open the address. */
export function isOfThisComputer(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(localhost|.*\.localhost|127\..*|0\.0\.0\.0|\[::1?\])$/.test(hostname);
}
