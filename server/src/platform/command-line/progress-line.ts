const BETWEEN_MS = 100;

/**
 * Shows the progress of a command in one line that it overwrites. Shows nothing if standard error is not a terminal.
 */
export function progressLine(): { show: (text: string) => void; end: () => void } {
  const { stderr } = process;
  if (!stderr.isTTY) return { show: () => undefined, end: () => undefined };
  let shownAt = Number.NEGATIVE_INFINITY;
  const write = (text: string) => stderr.write(`\r\u001b[K${text}`);
  return {
    show(text) {
      if (performance.now() - shownAt < BETWEEN_MS) return;
      shownAt = performance.now();
      write(text);
    },
    end: () => write(''),
  };
}
