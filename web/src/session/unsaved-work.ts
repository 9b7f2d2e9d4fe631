/**
 * What someone was typing when their session ended under it. It waits on the device for the same person to log in
 * again and come back to the same place; files cannot wait.
 */
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { currentSession, lastSessionEnd } from './session.ts';
import { anything, objectOf, text } from './shape.ts';
import { storedJson } from './storage.ts';
import { stored } from './stored.ts';

const kept = storedJson(
  'unsavedWork',
  objectOf<{ owner: string; place: string; work: unknown }>({ owner: text, place: text, work: anything }),
);

/** Takes what waits for this person in this place; it waits no longer. */
export function takeUnsavedWork<S extends z.ZodType>(place: string, schema: S): z.output<S> | null {
  const found = kept.read();
  if (!found || found.place !== place || found.owner !== stored.user.read()?.id) return null;
  kept.remove();
  return schema.safeParse(found.work).data ?? null;
}

export function keepUnsavedWork(place: string, work: unknown) {
  const owner = stored.user.read()?.id;
  if (owner) kept.write({ owner, place, work });
}

/** What waited here when the component appeared. `work` answers what to keep if the session ends now, null for nothing. */
export function useUnsavedWork<S extends z.ZodType>(place: string, schema: S, work: () => unknown) {
  const [found] = useState(() => takeUnsavedWork(place, schema));
  const latest = useRef(work);
  latest.current = work;
  useEffect(
    () => () => {
      if (currentSession() !== null || lastSessionEnd() !== 'expired') return;
      const value = latest.current();
      if (value !== null) keepUnsavedWork(place, value);
    },
    [place],
  );
  return found;
}
