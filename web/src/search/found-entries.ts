/** Converts the results of a search to one list of entries. */
import { MAX_FOUND, type Reply, type searchSchool } from '@lulus/contract';
import { examinationPath, paths } from '../platform/navigation/paths.ts';
import { fullName } from '../platform/session/person.ts';
import { writeListView } from '../students/list/list-view.ts';

export interface FoundEntry {
  id: string;
  kind: 'student' | 'examination' | 'collection' | 'all';
  name: string;
  /** Class and login of a student, or status of an examination. */
  note: string;
  /** Address of the page that it opens. */
  to: string;
}

const listOf = (search: string) =>
  `${paths.registerStudent}?${writeListView({ search, class: '', sort: 'name', descending: false, page: 1 })}`;

export function foundEntries(
  { students, examinations }: Reply<typeof searchSchool>,
  q: string,
): FoundEntry[] {
  const studentEntries = students.map((student): FoundEntry => {
    const name = fullName(student);
    const note = [student.class, student.login].filter(Boolean).join(' · ');
    return {
      id: student.id,
      kind: 'student',
      name,
      note,
      to: `${listOf(student.login || name)}&student=${student.id}`,
    };
  });
  // The server returns at most MAX_FOUND students, so there may be more.
  if (students.length === MAX_FOUND)
    studentEntries.push({ id: 'all', kind: 'all', name: q, note: '', to: listOf(q) });
  const examinationEntries = examinations.map(({ id, examination_name: name, status, kind }): FoundEntry => {
    if (kind === 'collection')
      return { id, kind, name, note: '', to: examinationPath(paths.examinationBank, id) };
    return { id, kind, name, note: status, to: examinationPath(paths.examinationDetail, id) };
  });
  return [...studentEntries, ...examinationEntries];
}
