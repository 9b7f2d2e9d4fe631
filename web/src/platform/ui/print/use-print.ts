import { useEffect, useState } from 'react';

/**
 * `printing` is true from the first print on. The printed part is rendered then and stays, so that the browser's own
 * print command has it too.
 */
export function usePrint(onPrinted?: () => void) {
  const [asked, setAsked] = useState(0);
  const printing = asked > 0;
  useEffect(() => {
    if (asked > 0) window.print();
  }, [asked]);

  return {
    printing,
    print() {
      setAsked((before) => before + 1);
      onPrinted?.();
    },
  };
}
