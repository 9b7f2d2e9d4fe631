const BETWEEN_MS = 100;

/** How far a command is, in one line that is written over. Where nobody watches, as in a log, nothing of it is said. */
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
