/**
 * In a section that goes forward only, an answer that changes after a later question was answered or shown is a
 * return. The paper is on the device, so the server cannot enforce the order. An answer out of order may also be an
 * honest one that was delayed. So the server stores the answer, and marks it for the admin.
 */

import { arrangeForm } from '../../examinations/publishing/form.ts';
import type { Revision } from '../../examinations/publishing/revision.ts';
import type { Attempt } from '../attempts.queries.ts';
import { hasSectionTimers, sectionMinutes } from '../sections/section-clock.ts';

interface Place {
  /** From 1, in the order of the form. */
  place: number;
  forward_only: boolean;
}

interface Places {
  of: Map<string, Place>;
  /** Ids of the questions by section, of those that have any. */
  bySection: string[][];
  /** Whether each of these goes forward only. */
  forward: boolean[];
}

/** By revision and form, which never change. */
const known = new WeakMap<Revision, Map<number, Places>>();

function placesOf(revision: Revision, form: number): Places {
  const forms = known.get(revision) ?? new Map<number, Places>();
  known.set(revision, forms);
  const made = forms.get(form);
  if (made) return made;
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

const goesForward = ({ sections }: Revision) => sections.some(({ forward_only }) => forward_only);

/** How far these questions go on the paper of the form; undefined where it has no section that goes forward only. */
export function reachedBy(revision: Revision, form: number, chosenIds: Iterable<string>): number | undefined {
  if (!goesForward(revision)) return undefined;
  const { of } = placesOf(revision, form);
  let reached = 0;
  for (const id of chosenIds) reached = Math.max(reached, of.get(id)?.place ?? 0);
  return reached || undefined;
}

/**
 * The question at this position. Undefined where there is none, and where the paper has no fixed order of sections or
 * questions.
 */
export function questionAt(
  revision: Revision,
  form: number,
  { section = -1, question = -1 }: { section: number | undefined; question: number | undefined },
): string | undefined {
  if (!goesForward(revision) && !hasSectionTimers(sectionMinutes(revision))) return undefined;
  return placesOf(revision, form).bySection[section]?.[question];
}

/**
 * The first section, from this one on, that goes forward only. A student in it, or further, cannot go back to this
 * one.
 */
export function barrierFrom(
  revision: Revision,
  form: number,
  section: number | undefined,
): number | undefined {
  if (section === undefined || !goesForward(revision)) return undefined;
  const at = placesOf(revision, form).forward.indexOf(true, section);
  return at === -1 ? undefined : at;
}

/** The place of a question on the paper of the form, if its section goes forward only. */
export type PlaceOf = (questionId: string) => number | undefined;

export function placesForward(revision: Revision, form: number): PlaceOf {
  if (!goesForward(revision)) return () => undefined;
  const places = placesOf(revision, form);
  return (questionId) => {
    const place = places.of.get(questionId);
    return place?.forward_only ? place.place : undefined;
  };
}

/** Tells of a question whether an answer to it now is a return. */
export function returnsOf(
  revision: Revision,
  { form, furthest }: Pick<Attempt, 'form' | 'furthest'>,
): (questionId: string) => boolean {
  const placeOf = placesForward(revision, form);
  return (questionId) => (placeOf(questionId) ?? furthest) < furthest;
}
