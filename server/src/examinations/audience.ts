/** Audience of an examination: the classes whose students may start it, or null for all students. */
import { classKey } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { findClasses } from '../auth/account/current-classes.queries.ts';
import type { Staff } from '../auth/reach.ts';
import { listOwnClassIds } from '../classes/classes.queries.ts';
import type { Db } from '../platform/db/database.ts';
import { validationFailed } from '../platform/errors.ts';
import { listClassesById, mayOpenToAll } from './audience.queries.ts';
import type { ExaminationForm } from './merge-examination.ts';

type Audience = string[] | null;

/** Returns the classes of a new examination of this user: a teacher's own ones, otherwise all students. */
export async function firstAudience(trx: Db, user: Staff): Promise<Audience> {
  return user.role === 'teacher' ? listOwnClassIds(trx, user) : null;
}

/**
 * Returns the ids of the named classes. A name means the stored classes with it, or else the current class: an
 * unchanged form keeps last year's classes.
 */
async function idsOf(trx: Db, names: string[], stored: Audience): Promise<string[]> {
  const kept = await listClassesById(trx, stored ?? []);
  const current = await findClasses(trx, names);
  const ids = names.flatMap((name) => {
    const same = kept.filter((one) => classKey(one.name) === classKey(name));
    const meant = same.length > 0 ? same : current.filter(({ given }) => given === name);
    if (meant.length === 0) throw validationFailed({ classes: [problem('no_class', { name })] });
    return meant.map(({ id }) => id);
  });
  return [...new Set(ids)];
}

/**
 * Returns the audience of a form, in which ids win over names. Throws 422 if a class does not exist, or if a teacher
 * adds a class of others or all students. Classes that are stored already may stay. A teacher's empty list means the
 * own classes.
 */
export async function audienceOf(
  trx: Db,
  user: Staff,
  stored: Audience,
  { classes, class_ids }: Pick<ExaminationForm, 'classes' | 'class_ids'>,
): Promise<Audience> {
  const given = class_ids === undefined ? classes : class_ids;
  if (given === undefined) return stored;
  const field = class_ids === undefined ? 'classes' : 'class_ids';
  const isTeacher = user.role === 'teacher';
  if (given === null) {
    if (isTeacher && stored !== null && !(await mayOpenToAll(trx))) {
      throw validationFailed({ [field]: [problem('all_students_not_allowed')] });
    }
    return null;
  }
  if (given.length === 0 && isTeacher) return listOwnClassIds(trx, user);
  if (given.length === 0 && stored?.length !== 0)
    throw validationFailed({ [field]: [problem('no_class_chosen')] });
  const ids = class_ids ? [...new Set(class_ids)] : await idsOf(trx, given, stored);
  const found = await listClassesById(trx, ids);
  const missing = ids.find((id) => !found.some((one) => one.id === id));
  if (missing !== undefined) throw validationFailed({ [field]: [problem('no_class', { name: missing })] });
  const own = isTeacher ? await listOwnClassIds(trx, user) : ids;
  const foreign = found.find(({ id }) => !own.includes(id) && !stored?.includes(id));
  if (foreign) throw validationFailed({ [field]: [problem('not_your_class', { name: foreign.name })] });
  return ids;
}

/** Returns the audience of a copy: a teacher's copy is for those of the classes that are the teacher's. */
export async function copiedAudience(trx: Db, owner_id: string | null, stored: Audience): Promise<Audience> {
  if (owner_id === null || (stored === null && (await mayOpenToAll(trx)))) return stored;
  const own = await listOwnClassIds(trx, { id: owner_id, role: 'teacher' });
  return stored?.filter((id) => own.includes(id)) ?? own;
}
