/**
 * In a forward-only section, an answer that changes after a later question was answered or shown is a return.
 * The server cannot enforce the order: the paper is on the device, and an honest answer may be delayed. So it
 * stores the answer, and marks it for the admin.
 */

import { arrangeForm } from '../../examinations/publishing/form.ts';
import type { Revision } from '../../examinations/publishing/revision.ts';
import type { Attempt } from '../attempts.queries.ts';
import { hasSectionTimers, sectionMinutes } from '../sections/section-clock.ts';

interface Place {
  /** Number of the question on the form, from 1. */
  place: number;
  forward_only: boolean;
}

interface Places {
  of: Map<string, Place>;
  /** Question ids of each section that has questions. */
  bySection: string[][];
  /** Whether each of these sections is forward-only. */
  forward: boolean[];
}

/** Places by revision and form, which never change. */
const placesCache = new WeakMap<Revision, Map<number, Places>>();

function placesOf(revision: Revision, form: number): Places {
  const forms = placesCache.get(revision) ?? new Map<number, Places>();
  placesCache.set(revision, forms);
  const cached = forms.get(form);
  if (cached) return cached;
  const places: Places = { of: new Map(), bySection: [], forward: [] };
  for (const { items, forward_only } of arrangeForm(revision, form)) {
    for (const { id } of items) places.of.set(id, { place: places.of.size + 1, forward_only });
    if (items.length === 0) continue;
    places.bySection.push(items.map(({ id }) => id));
    places.forward.push(forward_only);
  }
  forms.set(form, places);
  return places;
}

const hasForwardOnly = ({ sections }: Revision) => sections.some(({ forward_only }) => forward_only);

/** Returns the highest place of these questions on the form. Undefined if no section is forward-only. */
export function reachedBy(revision: Revision, form: number, chosenIds: Iterable<string>): number | undefined {
  if (!hasForwardOnly(revision)) return undefined;
  const { of } = placesOf(revision, form);
  let reached = 0;
  for (const id of chosenIds) reached = Math.max(reached, of.get(id)?.place ?? 0);
  return reached || undefined;
}

/**
 * Returns the id of the question at this position. Undefined if there is none, or if no section is
 * forward-only or timed.
 */
export function questionAt(
  revision: Revision,
  form: number,
  { section = -1, question = -1 }: { section: number | undefined; question: number | undefined },
): string | undefined {
  if (!hasForwardOnly(revision) && !hasSectionTimers(sectionMinutes(revision))) return undefined;
  return placesOf(revision, form).bySection[section]?.[question];
}

/**
 * Returns the index of the first forward-only section from this one on. A student who is in it, or further,
 * cannot return to this section.
 */
export function barrierFrom(
  revision: Revision,
  form: number,
  section: number | undefined,
): number | undefined {
  if (section === undefined || !hasForwardOnly(revision)) return undefined;
  const at = placesOf(revision, form).forward.indexOf(true, section);
  return at === -1 ? undefined : at;
}

/** Returns the place of a question on the form if its section is forward-only. */
export type PlaceOf = (questionId: string) => number | undefined;

export function placesForward(revision: Revision, form: number): PlaceOf {
  if (!hasForwardOnly(revision)) return () => undefined;
  const places = placesOf(revision, form);
  return (questionId) => {
    const place = places.of.get(questionId);
    return place?.forward_only ? place.place : undefined;
  };
}

/** Returns a function that decides whether an answer to a question is a return now. */
export function returnsOf(
  revision: Revision,
  { form, furthest }: Pick<Attempt, 'form' | 'furthest'>,
): (questionId: string) => boolean {
  const placeOf = placesForward(revision, form);
  return (questionId) => (placeOf(questionId) ?? furthest) < furthest;
}
