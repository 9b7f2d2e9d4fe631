import { useEffect, useState } from 'react';

/**
 * Prints after the next render. `printing` becomes true at the first print and stays true. The page must render its
 * printed part while it is true. So the browser's own print command includes it too.
 */
export function usePrint(onPrinted?: () => void) {
  const [printCount, setPrintCount] = useState(0);
  const printing = printCount > 0;
  useEffect(() => {
    if (printCount > 0) window.print();
  }, [printCount]);

  return {
    printing,
    print() {
      setPrintCount((before) => before + 1);
      onPrinted?.();
    },
  };
}
