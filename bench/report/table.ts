/** Formats rows of cells as aligned text. */
export function table(heading: string[], rows: string[][]): string[] {
  const all = [heading, ...rows];
  const widths = heading.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
  const rule = widths.map((width) => '─'.repeat(width));
  return [line(heading), rule, ...rows.map(line)].map((cells) => cells.join('  ').trimEnd());
}
