/**
 * In a section that goes forward only, an answer that is changed after a later question was answered is a return. The
 * paper is on the device, so the server cannot hold a student to the way forward; and what it refused might be an
 * honest answer that was delayed. So it takes the answer, and marks it for the admin.
 */
import type { Revision } from '../examinations/revision.ts';
import type { Attempt } from './attempts.queries.ts';
import { arrangeForm } from './paper-form.ts';

interface Place {
  /** From 1, in the order of the form. */
  place: number;
  forward_only: boolean;
}

type Places = Map<string, Place>;

/** By revision and form, neither of which ever changes. */
const known = new WeakMap<Revision, Map<number, Places>>();

function placesOf(revision: Revision, form: number): Places {
  const forms = known.get(revision) ?? new Map<number, Places>();
  known.set(revision, forms);
  const made = forms.get(form);
  if (made) return made;
  const questions = arrangeForm(revision, form).flatMap(({ items, forward_only }) =>
    items.map(({ id }) => ({ id, forward_only })),
  );
  const places: Places = new Map(
    questions.map(({ id, forward_only }, at) => [id, { place: at + 1, forward_only }]),
  );
  forms.set(form, places);
  return places;
}

export interface Reach {
  /** The furthest of these questions; undefined where the paper has no section that goes forward only. */
  reached: number | undefined;
  /** Where a question stands, if its section goes forward only. */
  placeOf: (questionId: string) => number | undefined;
}

const NOWHERE: Reach = { reached: undefined, placeOf: () => undefined };

/** Tells of a question whether an answer to it now is a return. */
export function returnsOf(
  revision: Revision,
  { form, furthest }: Pick<Attempt, 'form' | 'furthest'>,
): (questionId: string) => boolean {
  const { placeOf } = reachOf(revision, form, []);
  return (questionId) => (placeOf(questionId) ?? furthest) < furthest;
}

/** How far these answers go on the paper of the form. */
export function reachOf(
  revision: Revision,
  form: number,
  answers: { question_id: string; option: string | null }[],
): Reach {
  if (!revision.sections.some(({ forward_only }) => forward_only)) return NOWHERE;
  const places = placesOf(revision, form);
  const chosen = answers.filter(({ option }) => option !== null);
  const reached = Math.max(0, ...chosen.map(({ question_id }) => places.get(question_id)?.place ?? 0));
  return {
    reached: reached || undefined,
    placeOf(questionId) {
      const place = places.get(questionId);
      return place?.forward_only ? place.place : undefined;
    },
  };
}
