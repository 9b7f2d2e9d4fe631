import { useState } from 'react';
import { checklistTicks } from '../platform/device-store/stored.ts';

/** The ticked items of a checklist, which this device keeps for each examination. Items are numbered from 0. */
export function useTicks(examId: string | null) {
  const [item] = useState(() => checklistTicks(examId ?? ''));
  const [ticks, setTicks] = useState(() => item.read() ?? []);
  function change(changed: number[]) {
    setTicks(changed);
    item.write(changed);
  }
  return {
    ticks,
    toggle: (at: number) => change(ticks.includes(at) ? ticks.filter((one) => one !== at) : [...ticks, at]),
    clear: () => change([]),
  };
}
