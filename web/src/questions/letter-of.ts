/** Returns the letter of an option by its place on the screen: A, B, C… */
export function letterOf(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}
