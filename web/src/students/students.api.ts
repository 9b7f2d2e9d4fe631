import {
  createStudent,
  deleteStudent,
  importStudents,
  type LoginCard,
  listStudents,
  loginCardsSheet,
  type Reply,
  resetStudentPassword,
  type Student,
  sampleStudents,
  updateStudent,
} from '@lulus/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CallOptions, call, callForFile } from '../api/client.ts';
import { saveFile } from './save-file.ts';
import { studentRow } from './student-row.ts';

const studentsKey = ['students'];

export const studentsQuery = () =>
  queryOptions({
    queryKey: studentsKey,
    queryFn: ({ signal }) => call(listStudents, { signal }),
    select: toRows,
  });

// Outside of the factory, so that the rows stay the same as long as the list does.
function toRows(students: Student[]) {
  return students.map(studentRow);
}

export type StudentForm = CallOptions<typeof createStudent>['body'];

export const sendNewStudent = (body: StudentForm) => call(createStudent, { body });
export const sendStudent = (id: string, body: StudentForm) => call(updateStudent, { params: { id }, body });
export const sendPasswordReset = (id: string) => call(resetStudentPassword, { params: { id } });
export const sendDeletion = (id: string) => call(deleteStudent, { params: { id } });

export type ImportOutcome = Reply<typeof importStudents>;

/** With `dryRun` the file is only judged. `onUpload` hears the share of the file that has left, from 0 to 1. */
export function sendImport(file: File, dryRun: boolean, onUpload: (share: number) => void) {
  return call(importStudents, {
    body: { dry_run: dryRun ? 'true' : 'false' },
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

/** Puts a student into the list on screen, in place of an older self. */
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
