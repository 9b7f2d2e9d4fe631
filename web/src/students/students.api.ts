import {
  changeClasses,
  createStudent,
  deleteStudent,
  deleteStudents,
  importStudents,
  type LoginCard,
  listStudentAttempts,
  listStudents,
  loginCardsSheet,
  makePasswordLink,
  makePasswordLinks,
  type Reply,
  resetStudentPassword,
  resetStudentPasswords,
  type Student,
  sampleStudents,
  updateStudent,
} from '@lulus/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CallOptions, call, callForFile } from '../platform/api/client.ts';
import { saveFile } from '../platform/ui/content/save-file.ts';
import { studentRow } from './student-row.ts';

const studentsKey = ['students'];

export const studentsQuery = () =>
  queryOptions({
    queryKey: studentsKey,
    queryFn: async ({ signal }) => (await call(listStudents, { signal })).map(withDefaults),
    select: toRows,
  });

/** Defaults for fields of a student that the specification lacks. */
const DEFAULTS = {
  whatsapp: null,
  has_password: true,
  extra_time_percent: 0,
  text_size: 100,
  no_animations: false,
  high_contrast: false,
} satisfies Partial<Student>;

const withDefaults = (student: Student): Student => ({ ...DEFAULTS, ...student });

// A stable reference, so that react-query reuses the rows while the list is unchanged.
function toRows(students: Student[]) {
  return students.map(studentRow);
}

/** Attempts of one student, for admins. */
export const studentAttemptsQuery = (studentId: string) =>
  queryOptions({
    queryKey: ['monitor', 'student', studentId],
    queryFn: async ({ signal }) =>
      (await call(listStudentAttempts, { params: { id: studentId }, signal })).attempts,
    gcTime: 0,
  });

export type StudentForm = CallOptions<typeof createStudent>['body'];

export const sendNewStudent = (body: StudentForm) => call(createStudent, { body });
export const sendStudent = (id: string, body: StudentForm) => call(updateStudent, { params: { id }, body });
export const sendPasswordReset = (id: string) => call(resetStudentPassword, { params: { id } });

export const sendLinkRequest = (id: string, send: boolean) =>
  call(makePasswordLink, { params: { id }, body: { send } });

/** Requests links for the students `ids`, or for all without a password. */
export const sendLinksRequest = (send: boolean, ids?: string[]) =>
  call(makePasswordLinks, { body: { send, ids } });

/** The students who get new passwords: those of a class, or the chosen ones. */
export type PasswordsRequest = CallOptions<typeof resetStudentPasswords>['body'];
export const sendPasswordResets = (body: PasswordsRequest) => call(resetStudentPasswords, { body });

export const sendDeletion = (id: string) => call(deleteStudent, { params: { id } });

export const sendDeletions = (ids: string[]) => call(deleteStudents, { body: { ids } });
export const sendClasses = (students: Pick<Student, 'id' | 'class'>[]) =>
  call(changeClasses, { body: { students } });

export type ImportOutcome = Reply<typeof importStudents>;
/** The admin's choices for the logins of an import, and the version of the report shown. */
export type ImportChoice = Required<
  Pick<CallOptions<typeof importStudents>['body'], 'give' | 'self_registered' | 'version'>
>;

/** Sends a file. Without a choice, the server only validates it. `onUpload` gets the progress from 0 to 1. */
export function sendImport(
  file: File,
  choice: ImportChoice | undefined,
  onUpload: (share: number) => void,
): Promise<ImportOutcome> {
  return call(importStudents, {
    body: { dry_run: choice ? 'false' : 'true', ...choice },
    files: [{ name: 'file', file }],
    onUpload,
  });
}

export async function downloadSample() {
  saveFile(await callForFile(sampleStudents), sampleStudents.file.name);
}

export async function downloadCards(cards: LoginCard[]) {
  saveFile(await callForFile(loginCardsSheet, { body: { cards } }), loginCardsSheet.file.name);
}

/** Adds a student to the cached list, or replaces it there. */
export function showStudent(queryClient: QueryClient, student: Student) {
  queryClient.setQueryData(
    studentsQuery().queryKey,
    (known) => known && [...known.filter(({ id }) => id !== student.id), student],
  );
}

export function hideStudent(queryClient: QueryClient, id: string) {
  queryClient.setQueryData(studentsQuery().queryKey, (known) => known?.filter((one) => one.id !== id));
}

export const refetchStudents = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: studentsKey });
