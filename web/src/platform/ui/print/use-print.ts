import { useEffect, useState } from 'react';

const MAX_WAIT_MS = 5000;

/** Resolves when the images are loaded or broken, at the latest after `MAX_WAIT_MS`. */
async function afterLoad(images: HTMLImageElement[]): Promise<unknown> {
  const loads = images.map(
    (image) =>
      new Promise((resolve) => {
        image.addEventListener('load', resolve, { once: true });
        image.addEventListener('error', resolve, { once: true });
      }),
  );
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  return Promise.race([Promise.all(loads), timeout]);
}

/**
 * Prints after the next render, with its images loaded. `printing` becomes true at the first print and stays true. The
 * page must render its printed part while it is true. So the browser's own print command includes it too.
 */
export function usePrint(onPrinted?: () => void) {
  const [printCount, setPrintCount] = useState(0);
  const printing = printCount > 0;
  useEffect(() => {
    if (printCount === 0) return;
    const loading = [...document.images].filter(({ complete }) => !complete);
    if (loading.length === 0) window.print();
    else afterLoad(loading).then(() => window.print());
  }, [printCount]);

  return {
    printing,
    print() {
      setPrintCount((before) => before + 1);
      onPrinted?.();
    },
  };
}
