import {
  assignStudents,
  createClass,
  deleteClass,
  type Given,
  listSchoolClasses,
  listTeachers,
  mergeClasses,
  rollOver,
  updateClass,
} from '@lulus/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../platform/api/client.ts';

const classesKey = ['classes'];

/** Sorts numbers within names by value: IX, X 2, X 10. */
const collator = new Intl.Collator('id', { numeric: true, sensitivity: 'base' });

/** The classes that the user may see, by name, and for admins the students without one. */
export const schoolClassesQuery = () =>
  queryOptions({
    queryKey: classesKey,
    queryFn: async ({ signal }) => {
      const { classes, unassigned } = await call(listSchoolClasses, { signal });
      return { classes: classes.sort((a, b) => collator.compare(a.name, b.name)), unassigned };
    },
  });

/** The active teachers by name, as options of a choice. */
export const teacherOptionsQuery = () =>
  queryOptions({
    queryKey: ['classes', 'teachers'],
    queryFn: async ({ signal }) =>
      (await call(listTeachers, { signal })).teachers.map(({ id, name }) => ({ value: id, label: name })),
  });

export type ClassForm = Given<typeof createClass, 'body'>;
export type RollOverForm = Given<typeof rollOver, 'body'>;

export const sendClass = (id: string | undefined, body: ClassForm) =>
  id === undefined ? call(createClass, { body }) : call(updateClass, { params: { id }, body });
export const sendDeletion = (id: string) => call(deleteClass, { params: { id } });
export const sendAssignment = (class_id: string, ids: string[]) =>
  call(assignStudents, { body: { class_id, ids } });
export const sendMerge = (body: Given<typeof mergeClasses, 'body'>) => call(mergeClasses, { body });
export const sendRollOver = (body: RollOverForm) => call(rollOver, { body });

/** Students show their class, and examinations theirs. */
export const refetchClasses = (client: QueryClient) =>
  Promise.all(
    [classesKey, ['students'], ['examinations']].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
