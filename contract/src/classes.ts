/** Classes of a school year, with their teachers. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { person } from './examinations.ts';
import { chosenIds, id, messageReply, optionalText, requiredText } from './fields.ts';
import { MAX_CLASS_NAME_LENGTH, MAX_CLASSES, MAX_CO_TEACHERS } from './limits.ts';
import { fieldMessage } from './messages/problem.ts';

const className = requiredText(MAX_CLASS_NAME_LENGTH);
const grade = optionalText(20);
const dry_run = z.boolean({ error: fieldMessage('true_or_false') }).default(false);

export const schoolClass = z.object({
  id,
  name: z.string(),
  grade: z.string().nullable(),
  /** Such as 2026/2027. */
  school_year: z.string(),
  homeroom_teacher: person.nullable(),
  /** Who teaches there beside the homeroom teacher. */
  teachers: z.array(person),
  /** Number of students who are in it now. */
  students: z.number(),
  /** Whether it is a class of an earlier year. */
  archived: z.boolean(),
});
export type SchoolClass = z.infer<typeof schoolClass>;

/** A student in no class. `class` is what was typed, if anything. */
export const unassignedStudent = z.object({ id, name: z.string(), class: z.string().nullable() });
export type UnassignedStudent = z.infer<typeof unassignedStudent>;

export const listSchoolClasses = endpoint({
  method: 'GET',
  path: '/api/class/list',
  access: 'teacher',
  concerns: 'own',
  summary: 'All classes and the students without one; for teachers their classes of this year',
  reply: z.object({ classes: z.array(schoolClass), unassigned: z.array(unassignedStudent) }),
});

const classForm = z.object({
  name: className,
  grade,
  homeroom_teacher_id: id.nullable().default(null),
  teacher_ids: z
    .array(id, { error: fieldMessage('not_ids') })
    .max(MAX_CO_TEACHERS)
    .default([]),
});

export const createClass = endpoint({
  method: 'POST',
  path: '/api/class',
  access: 'admin',
  summary: 'Add a class of this school year',
  status: 201,
  body: classForm,
  reply: z.object({ message: z.string(), id }),
});

export const updateClass = endpoint({
  method: 'PUT',
  path: '/api/class/:id',
  access: 'admin',
  summary: 'Edit a class; its students show the new name',
  params: z.object({ id }),
  body: classForm,
  reply: messageReply,
});

export const deleteClass = endpoint({
  method: 'DELETE',
  path: '/api/class/:id',
  access: 'admin',
  summary: 'Delete a class; 409 class_in_use if it has students or attempts',
  params: z.object({ id }),
  reply: messageReply,
});

export const assignStudents = endpoint({
  method: 'POST',
  path: '/api/class/assign',
  access: 'admin',
  summary: 'Put these students into a class of this year',
  body: z.object({ class_id: id, ids: chosenIds }),
  reply: z.object({ message: z.string(), assigned: z.number() }),
});

export const mergeClasses = endpoint({
  method: 'POST',
  path: '/api/class/merge',
  access: 'admin',
  summary: 'Merge classes of this year into another one, which gets their students, attempts and exams',
  body: z.object({ into: id, ids: chosenIds, dry_run }),
  reply: z.object({
    message: z.string(),
    students: z.number(),
    attempts: z.number(),
    examinations: z.number(),
  }),
});

export const rollOverAction = z.enum(['promote', 'graduate', 'archive']);
export type RollOverAction = z.infer<typeof rollOverAction>;

const rolledClass = z
  .object({
    id,
    action: rollOverAction,
    /** Of the class of the new year. */
    name: className.optional(),
    grade,
    /** Absent: the same as before. */
    homeroom_teacher_id: id.nullable().optional(),
  })
  .refine(({ action, name }) => action !== 'promote' || name !== undefined, {
    path: ['name'],
    message: fieldMessage('required'),
  });

export const rollOver = endpoint({
  method: 'POST',
  path: '/api/class/roll-over',
  access: 'admin',
  summary:
    'Begin a school year: promoted classes become new ones with the same students, graduated ones log in no more, students of archived ones are without a class',
  body: z.object({
    school_year: z
      .string()
      .regex(/^\d{4}\/\d{4}$/, fieldMessage('not_a_school_year'))
      .refine(
        (year) => Number(year.slice(5)) === Number(year.slice(0, 4)) + 1,
        fieldMessage('not_a_school_year'),
      ),
    classes: z.array(rolledClass).min(1, fieldMessage('nothing_chosen')).max(MAX_CLASSES),
    dry_run,
  }),
  reply: z.object({
    message: z.string(),
    classes: z.array(
      z.object({
        id,
        name: z.string(),
        action: rollOverAction,
        new_name: z.string().nullable(),
        students: z.number(),
      }),
    ),
  }),
});
