/** Who sees which screens. Only the server protects data. */
import type { Role } from '@lulus/contract';

export type Roles = readonly Role[];
type User = { role: Role } | undefined;

export const EVERYONE = ['admin', 'teacher', 'proctor', 'student'] satisfies Roles;
export const ALL_BUT_PROCTORS = ['admin', 'teacher', 'student'] satisfies Roles;
export const TEACHERS = ['admin', 'teacher'] satisfies Roles;
export const ADMINS = ['admin'] satisfies Roles;
export const STUDENTS = ['student'] satisfies Roles;

export const hasRole = (user: User, roles: Roles) => user !== undefined && roles.includes(user.role);

export const isAdmin = (user: User) => hasRole(user, ADMINS);
/** Makes and watches exams: a teacher or an admin. */
export const isTeacher = (user: User) => hasRole(user, TEACHERS);
/** An admin, a teacher or a proctor. */
export const isStaff = (user: User) => user !== undefined && user.role !== 'student';
